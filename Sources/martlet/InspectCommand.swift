import JSONCoding
import ChatTerminal
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `martlet inspect`: shows what a saved response means.
struct InspectCommand {
    let arguments: InspectArguments

    func run() async throws {
        let bytes = try read()
        let inspection = await Inspection(of: bytes)
        try OutputDescriptor.standardOutput.write(inspection.json.text + "\n")
    }

    private func read() throws -> [UInt8] {
        guard arguments.path != "-" else { return try StandardInput().readBytes() }
        return [UInt8](try Data(contentsOf: URL(filePath: arguments.path)))
    }
}
