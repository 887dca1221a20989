import Dispatch
import Foundation
import JSONCoding
import Synchronization
import Waiting

/// Commands to a browser and its answers: JSON messages over two pipes, each ended by a zero byte.
final class DevToolsConnection: Sendable {
    typealias Listener = @Sendable (_ method: String, _ parameters: JSONValue) -> Void

    private let writing: FileDescriptor
    /// Messages go out one after another, and a browser that does not read holds nobody up.
    private let writer = DispatchQueue(label: "DevToolsConnection")
    private let state = Mutex(State())

    private struct State {
        var lastNumber = 0
        var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
        var listeners: [String: Listener] = [:]
        var isOpen = true
    }

    /// Starts to read what the browser writes, on a thread of its own, until the browser ends.
    init(reading: FileDescriptor, writing: FileDescriptor) {
        self.writing = writing
        Thread.detachNewThread { [weak self] in
            var splitter = MessageSplitter()
            while case let piece = reading.readSome(), !piece.isEmpty {
                for message in splitter.messages(in: piece) { self?.take(message) }
            }
            self?.end()
        }
    }

    /// Closes the browser's input, at which it ends.
    func close() {
        writing.close()
    }

    /// Hears what a session tells by itself.
    func listen(to session: String, _ listener: @escaping Listener) {
        state.withLock { $0.listeners[session] = listener }
    }

    /// Sends a command and waits for its answer.
    func send(
        _ method: String,
        _ parameters: JSONValue = [:],
        session: String? = nil,
        within limit: Duration = Patience.limit
    ) async throws -> JSONValue {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        var message: JSONValue = ["id": .number(JSONNumber(number)), "method": .string(method), "params": parameters]
        if let session { message["sessionId"] = .string(session) }
        let bytes = message.bytes() + [0]
        let timer = Task { [weak self] in
            try await Task.sleep(for: limit)
            self?.resume(number, with: .failure(BrowserError.silent(method: method)))
        }
        defer { timer.cancel() }
        let answer = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard keep(number, continuation) else { return continuation.resume(throwing: BrowserError.gone) }
                writer.async { [writing] in writing.writeAll(bytes) }
                if Task.isCancelled { resume(number, with: .failure(CancellationError())) }
            }
        } onCancel: {
            resume(number, with: .failure(CancellationError()))
        }
        if let error = answer["error"] {
            throw BrowserError.refused(method: method, message: error["message"]?.stringValue ?? error.text)
        }
        return answer["result"] ?? [:]
    }

    /// Keeps who waits for an answer; false where none will come.
    private func keep(_ number: Int, _ continuation: CheckedContinuation<JSONValue, any Error>) -> Bool {
        state.withLock { state in
            if state.isOpen { state.waiting[number] = continuation }
            return state.isOpen
        }
    }

    private func resume(_ number: Int, with result: Result<JSONValue, any Error>) {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(with: result)
    }

    private func take(_ message: [UInt8]) {
        guard let json = try? JSONValue(parsing: message) else { return }
        if let number = json["id"]?.intValue { return resume(number, with: .success(json)) }
        guard let method = json["method"]?.stringValue, let session = json["sessionId"]?.stringValue else { return }
        state.withLock { $0.listeners[session] }?(method, json["params"] ?? [:])
    }

    private func end() {
        let waiting = state.withLock { state in
            state.isOpen = false
            defer { state.waiting = [:] }
            return state.waiting.values.map { $0 }
        }
        for continuation in waiting { continuation.resume(throwing: BrowserError.gone) }
    }
}
