#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What an installation has left behind, as a small JSON file. It is written last: without it nothing is installed.
struct InstallationRecord: Codable, Sendable, Hashable {
    static let fileName = "installation.json"

    var engine: Engine
    var model: Model

    /// The weights.
    struct Model: Codable, Sendable, Hashable {
        /// The name that the server lists it by.
        var name: String
        /// The file, relative to the installation's directory unless it is absolute.
        var path: String
        /// The temperature of requests that name none; nil means the server's own.
        var temperature: Double?

        /// The file where it is the user's own; nil where it came with the installation.
        var ownFile: URL? { path.hasPrefix("/") ? URL(filePath: path) : nil }
    }

    /// The record in a directory, or nil where there is none.
    static func read(from directory: URL) throws(LocalModelError) -> InstallationRecord? {
        let file = directory.appending(path: fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(InstallationRecord.self, from: Data(contentsOf: file))
        } catch {
            throw .storage(path: file.path, reason: "\(error). Run `martlet local install` again.")
        }
    }

    /// Puts the record into a directory, at once or not at all.
    func write(to directory: URL) throws(LocalModelError) {
        let file = directory.appending(path: Self.fileName)
        do {
            try json.write(to: file, options: .atomic)
        } catch {
            throw .storage(path: file.path, reason: systemReason(error))
        }
    }

    /// Where the server's program and the weights are, which both are looked after.
    func paths(in directory: URL) throws(LocalModelError) -> (engine: String, model: String) {
        let engine = engine.executable(in: directory)
        guard FileManager.default.isExecutableFile(atPath: engine) else { throw .engineMissing(path: engine) }
        let model = directory.resolving(model.path)
        guard fileSize(atPath: model) != nil else { throw .modelMissing(path: model) }
        return (engine, model)
    }

    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}

extension InstallationRecord.Model {
    /// A model of the user's: its file must be there and begin as the format says.
    init(file: URL) throws(LocalModelError) {
        let path = file.standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path) else { throw .modelMissing(path: path) }
        guard fileSize(atPath: path) != nil else { throw .notAModel(path: path) }
        let start: Data
        do {
            start = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped).prefix(4)
        } catch {
            throw .storage(path: path, reason: systemReason(error))
        }
        guard start.elementsEqual("GGUF".utf8) else { throw .notAModel(path: path) }
        self.init(name: URL(filePath: path).deletingPathExtension().lastPathComponent, path: path)
    }
}
