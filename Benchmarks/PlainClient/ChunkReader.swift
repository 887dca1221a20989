import Foundation

/// Reads the lines of one stream. Only the session's queue, which is serial, calls it.
// The queue of the session's delegate stands for a lock: nobody else has the reader.
final class ChunkReader: @unchecked Sendable {
    private let continuation: AsyncThrowingStream<String, any Error>.Continuation
    private let decoder = JSONDecoder()
    private var status = 0
    private var buffer = Data()
    private var isFinished = false

    init(_ continuation: AsyncThrowingStream<String, any Error>.Continuation) {
        self.continuation = continuation
    }

    func begin(status: Int) {
        self.status = status
    }

    func read(_ data: Data) {
        guard status == 200 else { return }
        var start = buffer.startIndex
        // What is there already has no end of a line.
        var unread = buffer.endIndex
        buffer.append(data)
        while let end = buffer[unread...].firstIndex(of: UInt8(ascii: "\n")) {
            read(line: String(decoding: buffer[start..<end], as: UTF8.self))
            start = buffer.index(after: end)
            unread = start
        }
        buffer.removeSubrange(..<start)
    }

    func end(_ error: (any Error)?) {
        if let error {
            continuation.finish(throwing: error)
        } else if status != 200 {
            continuation.finish(throwing: ChatError.status(status))
        } else {
            continuation.finish(throwing: isFinished ? nil : ChatError.cutOff)
        }
    }

    private func read(line: String) {
        guard line.hasPrefix("data: ") else { return }
        let payload = line.dropFirst(6)
        guard payload != "[DONE]" else {
            isFinished = true
            return
        }
        do {
            let chunk = try decoder.decode(Chunk.self, from: Data(payload.utf8))
            for choice in chunk.choices { yield(choice) }
        } catch {
            continuation.finish(throwing: error)
        }
    }

    private func yield(_ choice: Chunk.Choice) {
        if let content = choice.delta.content { continuation.yield(content) }
        for call in choice.delta.toolCalls ?? [] {
            if let arguments = call.function.arguments { continuation.yield(arguments) }
        }
    }
}
