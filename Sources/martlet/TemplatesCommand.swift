import ChatSettings
import ChatTerminal
import JSONCoding

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `martlet templates`: lists and shows prompt templates, and tells where they are.
struct TemplatesCommand {
    let arguments: TemplatesArguments
    let settings: Settings

    func run() throws {
        let url = settings.directories.templates
        let folder = TemplateFolder(at: url)
        let output = OutputDescriptor.standardOutput
        switch arguments {
        case .list(printsJSON: true):
            try output.write(JSONValue.array(folder.names().map { ["name": .string($0)] }).text + "\n")
        case .list(printsJSON: false): try output.show(folder.names().map { $0 + "\n" }.joined())
        case .show(let name): try output.show(folder.text(named: name))
        case .path(let name?): try output.show(folder.file(named: name).path + "\n")
        case .path(nil): try output.show(url.path + "\n")
        }
    }
}
