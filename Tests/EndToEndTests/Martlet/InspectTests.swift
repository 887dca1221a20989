import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet inspect", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct InspectTests {
    /// The fields of the output, in order.
    private static let fields = [
        "outcome", "text", "reasoning", "refusal", "tool_calls", "finish_reason", "usage", "error",
    ]

    @Test("--json agrees with each case", arguments: (Fixture.streams + Fixture.responses).filter { !$0.isCompressed })
    func json(_ saved: SavedCase) async throws {
        let finished = try await Program.martlet.run(["inspect", "--json", "-"], input: .bytes(saved.bytes))
        let output = try JSONValue(parsing: finished.text)
        #expect(output.meetsInspection(saved.expected), "\(output)")
        #expect(output.objectValue?.map(\.key) == Self.fields)
        #expect(finished.code == ["complete": 0, "truncated": 6, "error": 1][output["outcome"]?.stringValue])
        #expect(finished.notices.isEmpty)
    }

    @Test("--events agrees with each case", arguments: Fixture.events)
    func events(_ saved: SavedCase) async throws {
        let finished = try await Program.martlet.run(["inspect", "--events", "-"], input: .bytes(saved.bytes))
        let lines = try finished.text.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
        #expect(JSONValue.array(lines) == saved.expected)
        #expect(finished.code == 0)
    }

    @Test("A person is told what it is, and what is odd about it")
    func listing() async throws {
        let body = #"{"id":"c1","model":"m","choices":[{"index":0,"message":{"content":"Hello"}}]}"#
        let finished = try await Program.martlet.run(["inspect", "-"], input: .text(body))
        #expect(finished.code == 0)
        for words in ["complete", "c1", "Hello", "Deviations"] { #expect(finished.text.contains(words)) }
    }

    @Test("A file that is not there")
    func missing() async throws {
        let finished = try await Program.martlet.run(["inspect", "/no/such/file"])
        #expect(finished.code == 1)
        #expect(finished.notices == "martlet: /no/such/file can't be read: No such file or directory.\n")
    }

    @Test("A file by its path, with the head that curl prints")
    func file() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
        let response =
            "HTTP/1.1 429 Too Many\r\nRetry-After: 7\r\nContent-Type: application/json\r\n\r\n{\"error\":\"slow\"}"
        try Data(response.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let finished = try await Program.martlet.run(["inspect", "--json", file.path])
        let error = try JSONValue(parsing: finished.text)["error"]
        #expect(finished.code == 1)
        #expect(error?["kind"] == "rate_limit")
        #expect(error?["retry_after"] == 7)
        #expect(error?["message"] == "slow")
    }
}
