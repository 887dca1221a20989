import LLM
import Synchronization

/// Starts the local model once for all who ask, and again where it has ended.
final class LocalModelStarter: Sendable {
    private let start: @Sendable () async throws(LocalModelError) -> LocalModel
    private let starts = SharedCalls<String, LocalModel>()
    private let started = Mutex<LocalModel?>(nil)

    init(start: @escaping @Sendable () async throws(LocalModelError) -> LocalModel) {
        self.start = start
    }

    /// The model that runs. A start that failed is tried again by the next who asks.
    func model() async throws(LLMAPIError) -> LocalModel {
        if let model = started.withLock({ $0 }), model.isRunning { return model }
        return try await starts.value(for: "model") { [self] () async throws(LLMAPIError) in
            do throws(LocalModelError) {
                let model = try await start()
                started.withLock { $0 = model }
                return model
            } catch {
                throw LLMAPIError(error)
            }
        }
    }
}
