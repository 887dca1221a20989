import ChatSettings
import ChatTerminal
import JSONCoding

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `martlet config`: shows where the configuration is, what it may say, and what is wrong with it.
struct ConfigCommand {
    let arguments: ConfigArguments
    let environment: Environment

    private let output = OutputDescriptor.standardOutput

    init(arguments: ConfigArguments, environment: Environment) {
        self.arguments = arguments
        self.environment = environment
    }

    func run() throws {
        let file = MartletDirectories(environment: environment).configurationFile
        switch arguments {
        case .path: try output.show(file.path + "\n")
        case .example: try output.write(Configuration.example)
        case .show: try output.show(Configuration.json(of: file).text(formatting: .prettyPrinted) + "\n")
        case .check: try check()
        }
    }

    private func check() throws {
        do throws(ConfigurationError) {
            _ = try Settings.read(by: environment)
        } catch {
            try output.show(error.lines.map { $0 + "\n" }.joined())
            throw ExitCode.usage
        }
        Notices { environment[$0] }.notice("The configuration has no mistake.")
    }
}
