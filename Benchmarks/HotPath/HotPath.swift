import Dispatch
import LLM
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Streams an answer from memory through the whole client and does nothing with it, for a counter of instructions.
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

    /// How many pieces of the answer came.
    func run() async throws -> Int {
        guard let url = URL(string: "http://127.0.0.1/v1") else { throw Usage() }
        let transport = MemoryTransport(
            block: shape.events(Self.eventsInBlock),
            blockCount: blockCount,
            end: Shape.end,
            chunkSize: chunkSize
        )
        let client = LLMClient(baseURL: url, apiKey: nil, model: "bench", transport: transport)
        var pieces = 0
        for try await event in client.stream("Count.") {
            switch event {
            case .text, .reasoning, .toolCall: pieces += 1
            default: break
            }
        }
        return pieces
    }

    struct Usage: Error, CustomStringConvertible {
        var description: String { "Usage: hot-path text|padded|varied|tool BLOCKS-OF-1000-EVENTS BYTES-PER-CHUNK" }
    }
}
