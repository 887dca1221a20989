import FaultServer
import Foundation
import Testing
import Transports
import Waiting
import WebAPI

/// Why there are two transports: what many streams cost on Linux. The clients run in processes of their own.
@Suite(
    "Cost of 200 streams at once",
    .timeLimit(.minutes(Patience.minutes)),
    .enabled(if: Resources.isShown, "Only on Linux does URLSession stand on libcurl as well."),
    .enabled(if: ProcessInfo.processInfo.environment["MARTLET_BENCH"] != nil, "Timed: Scripts/bench runs it.")
)
struct CostTests {
    static let streams = 200
    static let events = 100

    @Test("libcurl takes less than a third of the processor time that URLSession takes")
    func processorTime() async throws {
        var (curl, urlSession) = (Double.infinity, Double.infinity)
        // A busy machine makes work dearer, never cheaper: the least of a few attempts counts.
        for _ in 1...3 where curl >= urlSession / 3 || urlSession == .infinity {
            curl = min(curl, try await cost(of: .curl))
            urlSession = min(urlSession, try await cost(of: .urlSession))
        }
        print("\(Self.streams) streams of \(Self.events) events: libcurl \(curl) s, URLSession \(urlSession) s")
        #expect(curl < urlSession / 3)
    }

    /// The processor time in seconds of a process that only receives.
    private func cost(of kind: TransportKind) async throws -> Double {
        let gate = try Gate()
        let event: [ScriptedResponse.Step] = [.event("token"), .delay(.milliseconds(20))]
        let response = ScriptedResponse(
            [.eventStreamHead, .wait(gate)] + Array(repeating: event, count: Self.events).flatMap(\.self) + [
                .lastChunk()
            ]
        )
        return try await withTemporaryFolder { folder in
            try await withScriptedServer(response) { server in
                let (url, file) = (server.url, folder.appending(path: "seconds"))
                async let end: Void = Self.receiveAll(by: kind, from: url, notingCostIn: file)
                try await server.wait { $0.requests.count == Self.streams }
                gate.open()
                await end
                return try #require(Double(try String(contentsOf: file, encoding: .utf8)))
            }
        }
    }

    private static func receiveAll(by kind: TransportKind, from url: URL, notingCostIn file: URL) async {
        await #expect(processExitsWith: .success) { [kind, url, file] in
            let transport = kind.make()
            let before = Resources.processorTime()
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<CostTests.streams {
                    group.addTask {
                        let (_, body) = try await transport.send(HTTPRequest(url: url))
                        var chunks = body.makeAsyncIterator()
                        return try await chunks.skip(atLeast: .max)
                    }
                }
                for try await count in group {
                    #expect(count == CostTests.events * "data: token\n\n".utf8.count)
                }
            }
            try Data("\(Resources.processorTime() - before)".utf8).write(to: file)
        }
    }
}
