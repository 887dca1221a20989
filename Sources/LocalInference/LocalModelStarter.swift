import LLM
import Synchronization

/// Starts the local model once for all who ask, and again where it has ended.
///
/// A start goes on when those who wait for it have gone: a call with a short limit would end it each time, and no call
/// would ever find the model ready.
final class LocalModelStarter: Sendable {
    private typealias Start = Task<Result<LocalModel, LLMAPIError>, Never>

    private struct State {
        var model: LocalModel?
        var start: Start?
    }

    private let start: @Sendable () async throws(LocalModelError) -> LocalModel
    private let state = Mutex(State())

    init(start: @escaping @Sendable () async throws(LocalModelError) -> LocalModel) {
        self.start = start
    }

    /// The model that runs. A start that failed is tried again by the next who asks.
    func model() async throws(LLMAPIError) -> LocalModel {
        let start = state.withLock { state -> Start? in
            if state.model?.isRunning == true { return nil }
            let start = state.start ?? begin()
            state.start = start
            return start
        }
        guard let start else { return try await model(of: state.withLock(\.model)) }
        return try await start.value.get()
    }

    private func model(of model: LocalModel?) async throws(LLMAPIError) -> LocalModel {
        guard let model else { return try await self.model() }
        return model
    }

    /// Its end waits for the lock that is held here, so it does not come before its beginning.
    private func begin() -> Start {
        Task { [self] in
            do throws(LocalModelError) {
                let model = try await start()
                state.withLock { $0 = State(model: model) }
                return .success(model)
            } catch {
                state.withLock { $0.start = nil }
                return .failure(LLMAPIError(error))
            }
        }
    }
}
