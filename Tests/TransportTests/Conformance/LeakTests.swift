import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

/// What a transport opened is closed when it has been let go. Each test has a process of its own to count in.
@Suite(
    "Leaks",
    .timeLimit(.minutes(Patience.minutes)),
    .enabled(if: Resources.isShown, "Only Linux shows a process's descriptors.")
)
struct LeakTests {
    @Test("transports that are let go leave no descriptor, thread or memory behind", arguments: TransportKind.allCases)
    func transports(kind: TransportKind) async throws {
        await #expect(processExitsWith: .success) { [kind] in
            for _ in 0..<3 { try await LeakTests.useTransport(kind) }
            let before = try Resources.now()
            for _ in 0..<20 { try await LeakTests.useTransport(kind) }
            try await eventually("what there was before") {
                let now = try Resources.now()
                // Swift's and Dispatch's own pools may have grown a little.
                return now.descriptors <= before.descriptors && now.threads <= before.threads + 4
                    && now.memory < before.memory + (8 << 20)
            }
        }
    }

    @Test("requests of every fate leave no connection open but those kept for more", arguments: TransportKind.allCases)
    func requests(kind: TransportKind) async throws {
        await #expect(processExitsWith: .success) { [kind] in
            let server = try ScriptedServer { LeakTests.response(to: $0) }
            defer { server.stop() }
            let transport = kind.make()
            for _ in 0..<10 { try await LeakTests.meetEveryFate(server, by: transport) }
            // Nothing is under way now, and one request at a time needs one connection.
            try await server.wait { $0.openConnections <= 1 }
        }
    }

    /// Opens a transport, lets requests meet every fate, and lets all of it go.
    private static func useTransport(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { response(to: $0) }
        defer { server.stop() }
        try await meetEveryFate(server, by: kind.make())
    }

    private static func meetEveryFate(_ server: ScriptedServer, by transport: any HTTPTransport) async throws {
        for path in ["whole", "short", "reset", "nothing"] {
            _ = await transport.failure(HTTPRequest(url: server.url.appending(path: path)))
        }
        let endless = HTTPRequest(url: server.url.appending(path: "endless"))
        let cancelled = Task { try await transport.send(endless).body.collect(upTo: .max) }
        try await server.wait { $0.requests.last?.target == "/endless" }
        cancelled.cancel()
        _ = await cancelled.result
        _ = try await transport.send(endless).body.makeAsyncIterator()
    }

    @Sendable
    private static func response(to request: RecordedRequest) -> ScriptedResponse {
        switch request.target {
        case "/short": ScriptedResponse(.head(200, ["Content-Length": "9"]), .bytes("ok"), .close)
        case "/reset": ScriptedResponse(.head(200, ["Content-Length": "9"]), .bytes("ok"), .reset)
        case "/nothing": ScriptedResponse(.close)
        case "/endless":
            ScriptedResponse(.head(200), .repeated([.bytes("more"), .delay(.milliseconds(1))], times: .max))
        default: .text("whole")
        }
    }
}
