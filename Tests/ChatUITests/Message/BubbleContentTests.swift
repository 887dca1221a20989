import ChatCore
import Foundation
import LLM
import Testing

@testable import ChatUI

@Suite("What a bubble shows")
struct BubbleContentTests {
    @Test(
        "an answer that is not whole says why",
        arguments: [
            (status: Message.Status.complete, cause: nil, sentence: nil),
            (.streaming, nil, nil),
            (.stopped, nil, "Stopped."),
            (.truncated, nil, "The answer is not whole."),
            (.failed, "No network. Try again.", "No network. Try again."),
        ] as [(Message.Status, String?, String?)]
    )
    func tellsFailures(_ status: Message.Status, _ cause: String?, _ sentence: String?) {
        var record = AnswerRecord()
        record.failure = cause.map { AnswerRecord.Failure(kind: "network", sentence: $0, isRetryable: true) }
        let content = BubbleContent(message: .made(.assistant, "Hel", status: status, answer: record), siblings: [])
        #expect(content.failure == sentence)
    }

    @Test("it is pending until anything of it has come")
    func isPending() {
        func isPending(_ message: Message) -> Bool { BubbleContent(message: message, siblings: []).isPending }
        #expect(isPending(.made(.assistant, "", status: .streaming)))
        #expect(!isPending(.made(.assistant, "a", status: .streaming)))
        #expect(!isPending(.made(.assistant, "", status: .streaming, reasoning: "Hm")))
        #expect(!isPending(.made(.assistant, "", status: .failed)))
    }

    @Test(
        "it knows the versions beside it",
        arguments: [(0, 1, nil, 1), (1, 2, 0, 2), (2, 3, 1, nil)] as [(Int, Int, Int?, Int?)]
    )
    func knowsSiblings(_ index: Int, _ position: Int, _ previous: Int?, _ next: Int?) {
        let siblings = (0..<3).map { _ in Message.made(.assistant, "a") }
        let content = BubbleContent(message: siblings[index], siblings: siblings.map(\.id))
        #expect(content.position == position)
        #expect(content.previous == previous.map { siblings[$0].id })
        #expect(content.next == next.map { siblings[$0].id })
    }

    @Test("what is attached is named, and a file's text is not the question's")
    func namesAttachments() {
        var message = Message.made(.user, "")
        message.body = .user([
            .text("What is it?"), .image(data: .init([1, 2]), mediaType: "image/png"), .text("notes.txt:\n\nSecret"),
            .file(data: .init([3]), mediaType: "application/pdf", name: "a.pdf"), .image(url: "https://example.com/a"),
        ])
        let content = BubbleContent(message: message, siblings: [])
        #expect(content.text == "What is it?")
        #expect(content.attachments.map(\.name) == ["Image 1", "notes.txt", "a.pdf", "Image 4"])
        #expect(content.attachments.map(\.imageData) == [.init([1, 2]), nil, nil, nil])
    }

    static let records: [(AnswerRecord, notes: [String], summary: String?)] = [
        (AnswerRecord(), [], nil),
        (record { $0.model = "m" }, [], "m"),
        (
            record {
                $0.model = "m"
                $0.usage = Usage(promptTokens: 3, completionTokens: 4)
                $0.cost = 0.0125
            }, [], "m · 7 tokens · $0.0125"
        ),
        (record { $0.cost = 2 }, [], "$2.00"),
        (
            record {
                $0.endpoint = "the on-device model"
                $0.passedRoutes = ["api.example.com: the server is busy."]
            }, ["Answered by the on-device model, since api.example.com: the server is busy."], nil
        ),
        (record { $0.age = 7_300 }, ["This answer was kept from before, 2 hours ago."], nil),
        (
            record { $0.omission = .init(messages: 1, tokens: 9, isEstimate: false) },
            ["1 older message was not sent."], nil
        ),
        (
            record { $0.omission = .init(messages: 12, tokens: 900, isEstimate: true) },
            ["12 older messages were not sent."], nil
        ),
    ]

    @Test("an answer tells who gave it, what it took, and what it did not know of", arguments: records)
    func tellsNotes(_ record: AnswerRecord, _ notes: [String], _ summary: String?) {
        #expect(record.notes == notes)
        #expect(record.summary == summary)
    }

    private static func record(_ change: (inout AnswerRecord) -> Void) -> AnswerRecord {
        var record = AnswerRecord()
        change(&record)
        return record
    }
}
