import JSONCoding
import LLM
import Synchronization
import WebAPI

/// An answer of this device's own model, as the event stream of a chat server.
///
/// What nobody has read yet is held; the model reads and writes a few thousand tokens at most, which bounds it.
final class OnDeviceAnswer: HTTPBodySource {
    /// What came first.
    enum Beginning: Hashable {
        case words
        case failure(OnDeviceFailure)
    }

    private struct State {
        var text = GrowingText()
        var unread: [UInt8] = []
        var hasBegun = false
        var end: End?
        var task: Task<Void, Never>?
        var waiter: CheckedContinuation<Void, Never>?
    }

    private enum End: Hashable {
        case complete
        case failed(OnDeviceFailure)
        case cancelled
    }

    private let state: Mutex<State>

    init() {
        state = Mutex(State())
    }

    /// A body that is there from the start.
    init(whole bytes: [UInt8]) {
        state = Mutex(State(unread: bytes, hasBegun: true, end: .complete))
    }

    /// Lets the model answer.
    func begin(_ model: any OnDeviceModel, _ prompt: OnDevicePrompt) {
        let task = Task {
            do throws(OnDeviceFailure) {
                try await model.answer(prompt) { snapshot throws(OnDeviceFailure) in try self.take(snapshot) }
                finish()
            } catch {
                fail(error)
            }
        }
        let isOver = state.withLock { state in
            state.task = task
            return state.end != nil
        }
        if isOver { task.cancel() }
    }

    /// Waits for the first words, or for the failure to say any.
    func beginning() async -> Beginning {
        while true {
            if Task.isCancelled { cancel() }
            let beginning: Beginning? = state.withLock { state in
                if state.hasBegun { return .words }
                return switch state.end {
                case .complete: .words
                case .failed(let failure): .failure(failure)
                case .cancelled: .failure(.cancelled)
                case nil: nil
                }
            }
            if let beginning { return beginning }
            await wait()
        }
    }

    func next() async throws(TransportError) -> [UInt8]? {
        while true {
            if Task.isCancelled { cancel() }
            let (chunk, end) = state.withLock { state in
                defer { state.unread = [] }
                return (state.unread, state.end)
            }
            if end == .cancelled { throw .cancelled }
            if !chunk.isEmpty { return chunk }
            if end != nil { return nil }
            await wait()
        }
    }

    func cancel() {
        end(.cancelled, "")
    }
}

// MARK: - What the model says

extension OnDeviceAnswer {
    private func take(_ snapshot: String) throws(OnDeviceFailure) {
        let growth: Result<CheckedContinuation<Void, Never>?, OnDeviceFailure> = state.withLock { state in
            guard state.end == nil else { return .failure(.cancelled) }
            guard let piece = state.text.grow(to: snapshot) else { return .failure(.contradictedItself) }
            guard !piece.isEmpty else { return .success(nil) }
            state.unread += Self.event(Self.chunk(piece))
            state.hasBegun = true
            return .success(state.waiter.take())
        }
        try growth.get()?.resume()
    }

    private func finish() {
        end(.complete, Self.text(Self.chunk(nil)) + "data: [DONE]\n\n")
    }

    /// A failure after the first words is told in the stream, one before them by the response's status.
    private func fail(_ failure: OnDeviceFailure) {
        guard failure != .cancelled else { return cancel() }
        end(.failed(failure), Self.text(failure.json))
    }

    private func end(_ end: End, _ last: String) {
        let (task, waiter) = state.withLock { state in
            guard state.end == nil else { return (Task<Void, Never>?.none, CheckedContinuation<Void, Never>?.none) }
            state.end = end
            state.unread += Array(last.utf8)
            return (end == .cancelled ? state.task : nil, state.waiter.take())
        }
        task?.cancel()
        waiter?.resume()
    }

    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    let isOver = state.end != nil || !state.unread.isEmpty
                    if !isOver { state.waiter = continuation }
                    return isOver
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            cancel()
        }
    }

    private static func chunk(_ piece: String?) -> JSONValue {
        let delta = piece.map { ChatCompletionChunk.Delta(content: $0) } ?? ChatCompletionChunk.Delta()
        let choice = ChatCompletionChunk.Choice(delta: delta, finishReason: piece == nil ? .stop : nil)
        return ChatCompletionChunk(model: LLMClient.onDeviceName, choices: [choice]).json
    }

    private static func text(_ json: JSONValue) -> String { "data: \(json.text)\n\n" }

    private static func event(_ json: JSONValue) -> [UInt8] { Array(text(json).utf8) }
}
