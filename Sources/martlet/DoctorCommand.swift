import ChatSettings
import ChatTerminal
import JSONCoding
import LLM
import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `martlet doctor`: checks the endpoint that is named, else all that is configured, and tells what works.
struct DoctorCommand {
    let arguments: DoctorArguments
    let settings: Settings

    private var environment: Environment { settings.environment }
    private let installation = LocalInstallation()

    init(arguments: DoctorArguments, settings: Settings) {
        self.arguments = arguments
        self.settings = settings
    }

    func run() async throws {
        let checks = try checks()
        guard !checks.isEmpty else {
            if arguments.printsJSON { try OutputDescriptor.standardOutput.write("[]\n") }
            guard arguments.connection.endpoint == nil else {
                throw LocalModelError.notInstalled(directory: installation.directory.path)
            }
            Notices { environment[$0] }.error(try shortage.report)
            throw ExitCode.noAccess
        }
        let line = StatusLine(Notices(isQuiet: arguments.isQuiet) { environment[$0] })
        line.show("Checking \(checks.map(\.name).joined(separator: ", "))", isTransient: true)
        defer { line.clear() }
        let checkups = try await EndpointCheck.all(checks)
        line.clear()
        let text = arguments.printsJSON ? JSONValue.array(checkups.map(\.json)).text + "\n" : Checkup.table(checkups)
        try OutputDescriptor.standardOutput.show(text)
        if let code = checkups.lazy.compactMap(\.failureCode).first { throw code }
    }

    private func checks() throws -> [EndpointCheck] {
        let flags = arguments.connection.flags
        let endpoints = ConfiguredEndpoint.all(flags: flags, settings: settings)
        let remote = endpoints.map { EndpointCheck($0, within: arguments.limit) }
        let checksLocalModel = (flags.endpoint == nil || flags.areLocal) && isLocalModelInstalled
        return remote + (checksLocalModel ? [EndpointCheck.local(installation, within: arguments.limit)] : [])
    }

    private var shortage: Shortage {
        get throws {
            let file = settings.directories.configurationFile.path
            return Shortage(
                configuration: file,
                isConfigured: FileManager.default.fileExists(atPath: file),
                variables: ["MARTLET_BASE_URL", "OPENAI_BASE_URL"] + NamedEndpoint.all.compactMap(\.keyVariable),
                keyStore: settings.keys.place,
                keys: try settings.keys.entries().map(\.name),
                localModel: installation.directory.path
            )
        }
    }

    /// Whether there is a local model, even one that is damaged: its check tells what is wrong.
    private var isLocalModelInstalled: Bool {
        do { return try installation.status() != nil } catch { return true }
    }
}
