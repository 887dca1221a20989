import ChatTerminal
import LLM
import LocalInference
import WebAPI

/// Starts the local model, and stops it when the work is done; it may take a minute to start, or as long as is said.
func withLocalModel<Value>(
    _ installation: LocalInstallation = LocalInstallation(),
    within limit: Duration?,
    _ work: (LocalModel) async throws -> Value
) async throws -> Value {
    let model = try await LocalModel.start(installation, within: limit ?? .seconds(60))
    do {
        let value = try await work(model)
        await model.stop()
        return value
    } catch {
        await model.stop()
        throw error
    }
}

extension LocalModel {
    /// A client that asks it, within the limits of the command line.
    func client(_ connection: ConnectionArguments) -> LLMClient {
        client(timeouts: connection.timeouts, retryPolicy: connection.retryPolicy)
    }

    /// A client that asks it within certain limits.
    func client(timeouts: Timeouts, retryPolicy: RetryPolicy) -> LLMClient {
        LLMClient(
            baseURL: baseURL,
            apiKey: apiKey,
            model: ModelID(name),
            timeouts: timeouts,
            retryPolicy: retryPolicy
        )
    }

    /// Refuses to answer for another model.
    func requireName(_ asked: String?) throws {
        try requireLocalName(name, asked: asked)
    }
}

/// Refuses a model of the local endpoint that is not the one on this machine.
func requireLocalName(_ name: String, asked: String?) throws {
    guard asked == nil || asked == name else {
        throw UsageError("The model on this machine is \(name); leave -m out.")
    }
}
