extension Installer {
    /// What a program answers within 20 s when it succeeds; nil where it fails.
    func answer(of executable: String, _ arguments: [String]) async throws(LocalModelError) -> String? {
        let command = Command(executable: executable, arguments: arguments, environment: environment)
        let result: (status: ChildProcess.Status, output: String)
        do {
            result = try await ChildProcess.run(command, within: .seconds(20), clock: clock)
        } catch {
            throw .installFailed(step: executable, output: "\(error.call): \(error.reason)")
        }
        if Task.isCancelled { throw .cancelled }
        return result.status.isSuccess ? result.output : nil
    }

    /// Runs a program that must succeed. What it says becomes part of the error where it does not.
    func run(
        _ step: String,
        _ executable: String,
        _ arguments: [String],
        environment: [String: String]
    ) async throws(LocalModelError) {
        let command = Command(executable: executable, arguments: arguments, environment: environment)
        let result: (status: ChildProcess.Status, output: String)
        do {
            result = try await ChildProcess.run(command, clock: clock)
        } catch {
            throw .installFailed(step: step, output: "\(error.call): \(error.reason)")
        }
        if Task.isCancelled { throw .cancelled }
        guard result.status.isSuccess else {
            throw .installFailed(step: step, output: PipLog.essence(of: result.output))
        }
    }
}
