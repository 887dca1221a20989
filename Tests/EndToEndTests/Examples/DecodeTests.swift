import Foundation
import Testing
import Waiting

@Suite("The decoding example", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct DecodeTests {
    @Test("It prints id, content and total tokens of a classic completion")
    func classic() async throws {
        let file = try #require(
            Bundle.module.url(forResource: "completion", withExtension: "json", subdirectory: "Fixtures")
        )
        let finished = try await Program.decode.run([file.path])
        #expect(
            finished.text == """
                id: chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT
                content: Hello! How can I assist you today?
                total tokens: 29

                """
        )
        #expect(finished.code == 0)
    }

    @Test("What is no completion fails")
    func failure() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
        try Data(#"{"error":"no"}"#.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let finished = try await Program.decode.run([file.path])
        #expect(finished.code == 1)
        #expect(finished.text.contains("choices"))
    }
}
