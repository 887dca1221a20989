import ChatTerminal
import LLM
import LocalInference
import WebAPI

/// Starts the local model, and stops it when the work is done.
func withLocalModel(
    _ connection: ConnectionArguments,
    _ work: (_ client: LLMClient, _ name: String) async throws -> Void
) async throws {
    let model = try await LocalModel.start(within: connection.timeout ?? .seconds(60))
    do {
        try await work(
            LLMClient(
                baseURL: model.baseURL,
                apiKey: model.apiKey,
                model: ModelID(model.name),
                timeouts: connection.timeouts
            ),
            model.name
        )
    } catch {
        await model.stop()
        throw error
    }
    await model.stop()
}
