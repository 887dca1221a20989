import Dispatch
import LLM
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Takes answers from memory through the whole client and does nothing with them, for a counter of instructions.
@main
struct HotPath {
    private static let eventsInBlock = 1_000

    let shape: Shape
    let blockCount: Int
    let chunkSize: Int

    static func main() throws {
        let program = try HotPath(CommandLine.arguments)
        let isOver = DispatchSemaphore(value: 0)
        // Counters lose their way where the main thread ends before the others, as it does in an asynchronous `main`.
        Task.detached {
            defer { isOver.signal() }
            do { print(try await program.run()) } catch { print(error) }
        }
        isOver.wait()
    }

    init(_ arguments: [String]) throws {
        guard arguments.count == 4, let shape = Shape(rawValue: arguments[1]), let blockCount = Int(arguments[2]),
            let chunkSize = Int(arguments[3])
        else {
            throw Usage()
        }
        self.shape = shape
        self.blockCount = blockCount
        self.chunkSize = chunkSize
    }

    /// How many pieces of the answer came, or how many answers.
    func run() async throws -> Int {
        shape == .call ? try await call() : try await stream()
    }

    private func call() async throws -> Int {
        let client = try client(
            MemoryTransport(
                mediaType: "application/json",
                block: Shape.document,
                blockCount: 1,
                end: [],
                chunkSize: chunkSize
            )
        )
        var answers = 0
        for _ in 0..<(blockCount * Self.eventsInBlock) {
            if try await client.complete("Count.") == Shape.answer { answers += 1 }
        }
        return answers
    }

    private func stream() async throws -> Int {
        let client = try client(
            MemoryTransport(
                block: shape.events(Self.eventsInBlock),
                blockCount: blockCount,
                end: Shape.end,
                chunkSize: chunkSize
            )
        )
        var pieces = 0
        for try await event in client.stream("Count.") {
            switch event {
            case .text, .reasoning, .toolCall: pieces += 1
            default: break
            }
        }
        return pieces
    }

    private func client(_ transport: MemoryTransport) throws -> LLMClient {
        guard let url = URL(string: "http://127.0.0.1/v1") else { throw Usage() }
        return LLMClient(baseURL: url, apiKey: nil, model: "bench", transport: transport)
    }

    struct Usage: Error, CustomStringConvertible {
        var description: String { "Usage: hot-path text|padded|varied|tool|call BLOCKS-OF-1000 BYTES-PER-CHUNK" }
    }
}
