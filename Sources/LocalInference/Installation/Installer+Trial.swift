extension Installer {
    /// How long the server may take to load a model, which is longer than ``LocalModel`` waits by default: a large file
    /// is read for the first time.
    private static let loadingLimit: Duration = .seconds(120)

    /// What is installed now; nil also where the record can't be read, so that it is made new.
    func readablePresentRecord() -> InstallationRecord? {
        do { return try InstallationRecord.read(from: directory) } catch { return nil }
    }

    /// Whether the server starts with its model.
    func starts(_ record: InstallationRecord) async throws(LocalModelError) -> Bool {
        do throws(LocalModelError) {
            try await tryOut(record)
            return true
        } catch .modelUnusable, .engineMissing, .modelMissing {
            return false
        }
    }

    /// Starts the server once, so that nothing is installed that does not load.
    func tryOut(_ record: InstallationRecord) async throws(LocalModelError) {
        let path = try record.paths(in: directory).model
        onProgress(.checking(record.model.name))
        do throws(LocalModelError) {
            let installation = LocalInstallation(directory: directory, environment: environment)
            let model = try await LocalModel.start(
                record,
                of: installation,
                contextLength: 512,
                within: Self.loadingLimit,
                clock: clock
            )
            await model.stop()
        } catch .startFailed(let log) {
            throw .modelUnusable(path: path, log: log)
        }
    }
}
