import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

/// A slow reader slows the sender down, and costs no memory. Each test has a process of its own to measure.
@Suite(
    "Pace",
    .timeLimit(.minutes(Patience.minutes)),
    .enabled(if: Resources.isShown, "Only Linux shows a process's memory.")
)
struct PaceTests {
    /// What may lie in the system's buffers between the two ends, at most: the sender's and the receiver's.
    static let systemBuffers = 48 << 20

    @Test("a reader that stops stops the sender; memory stays flat", arguments: TransportKind.unlimited)
    func slowReader(kind: TransportKind) async throws {
        await #expect(processExitsWith: .success) { [kind] in
            let piece = [UInt8](repeating: 0x61, count: 256 << 10)
            let endless = ScriptedResponse(.head(200), .repeated([.bytes(piece)], times: .max))
            try await withScriptedServer(endless) { server in
                let (_, body) = try await kind.make().send(HTTPRequest(url: server.url))
                var chunks = body.makeAsyncIterator()
                var read = try await chunks.skip(atLeast: 64 << 20)
                try await server.stall()
                let before = try Resources.now().memory
                for _ in 0..<3 {
                    read += try await chunks.skip(atLeast: 64 << 20)
                    let sent = try await server.stall()
                    #expect(sent - read < PaceTests.systemBuffers)
                    try await eventually("no more memory") { try Resources.now().memory - before < 8 << 20 }
                }
            }
        }
    }
}
