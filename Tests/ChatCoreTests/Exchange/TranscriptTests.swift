import ChatCore
import Foundation
import LLM
import Testing

@Suite("Transcripts")
struct TranscriptTests {
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)

    private func body(of body: ChatMessage, _ change: (inout Message) -> Void = { _ in }) async throws -> String {
        let store = try ConversationStore.inMemory(now: { Self.date })
        let conversation = try await store.create(title: "T")
        var message = try await store.add(body, to: conversation.id, after: nil)
        change(&message)
        let lines = Transcript(conversation, [message]).markdown.split(separator: "\n", maxSplits: 3)
        return lines.dropFirst(2).joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    @Test("title, system prompt, and who spoke when")
    func whole() async throws {
        let store = try ConversationStore.inMemory(now: { Self.date })
        let conversation = try await store.create(title: "Birds", system: "Be brief.\n\nBe kind.")
        let question = try await store.add(.user("What is a *martlet*?"), to: conversation.id, after: nil)
        var answer = try await store.add(
            .assistant("A bird.\n\n- never lands"),
            to: conversation.id,
            after: question.id
        )
        answer.answer = AnswerRecord(model: "small")
        #expect(
            Transcript(conversation, [question, answer]).markdown == """
                # Birds

                *System prompt:*

                > Be brief.
                >
                > Be kind.

                ## User, 2027-01-15 08:00:00 UTC

                What is a *martlet*?

                ## Assistant (small), 2027-01-15 08:00:00 UTC

                A bird.

                - never lands

                """
        )
        #expect(Transcript(try await store.create(), []).markdown == "# Conversation\n")
    }

    @Test("attachments are named and not shown")
    func attachments() async throws {
        let parts: [ContentPart] = [
            .text("See"),
            .image(url: "data:image/png;base64,AAAA"),
            .image(url: "https://example.com/a.png"),
            ContentPart(.file(FileSource(data: "AAAA", name: "a.pdf"))),
            ContentPart(.other(type: "smell")),
        ]
        let text = try await body(of: .user(parts))
        #expect(
            text == """
                See

                *Attached: an image*

                *Attached: the image <https://example.com/a.png>*

                *Attached: the file `a.pdf`*

                *Attached: `smell`*
                """
        )
    }

    @Test("reasoning is folded, and what was called is told")
    func reasoning() async throws {
        let call = ToolCall(id: "1", name: "weather", arguments: "{\"at\": \"```\"}")
        let text = try await body(of: .assistant(nil, toolCalls: [call])) { $0.reasoning = "Hm." }
        #expect(
            text == """
                <details>
                <summary>Reasoning</summary>

                Hm.

                </details>

                Called `weather`:

                ````
                {"at": "```"}
                ````
                """
        )
    }

    @Test(
        "what is not whole says so",
        arguments: [
            (Message.Status.complete, "Half"),
            (.stopped, "Half\n\n*The answer was stopped here.*"),
            (.truncated, "Half\n\n*The answer broke off here. The line is down.*"),
            (.failed, "Half\n\n*No answer came. The line is down.*"),
            (.streaming, "Half\n\n*The answer is still being written.*"),
        ]
    )
    func broken(status: Message.Status, text: String) async throws {
        let found = try await body(of: .assistant("Half")) { message in
            message.status = status
            message.answer = AnswerRecord()
            message.answer?.failure = .init(kind: "interrupted", sentence: "The line is down.", isRetryable: true)
        }
        #expect(found == text)
    }

    @Test("What was said in other branches stands at the end")
    func branches() async throws {
        let store = try ConversationStore.inMemory(now: { Self.date })
        let conversation = try await store.create(title: "T")
        let question = try await store.add(.user("Q"), to: conversation.id, after: nil)
        let first = try await store.add(.assistant("one"), to: conversation.id, after: question.id)
        let second = try await store.add(.assistant("two"), to: conversation.id, after: question.id)
        let markdown = Transcript(conversation, [question, second], others: [first]).markdown
        let end = """
            two

            ---

            *Said in other branches of this conversation:*

            ## Assistant, 2027-01-15 08:00:00 UTC

            one

            """
        #expect(markdown.hasSuffix(end))
    }
}
