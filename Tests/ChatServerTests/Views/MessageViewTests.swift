import ChatCore
import Foundation
import JSONCoding
import LLM
import Testing

@testable import ChatServer

@Suite("A message for the page")
struct MessageViewTests {
    private let id: ULID
    private let date = Date(timeIntervalSince1970: 1_780_000_000.5)

    init() throws {
        id = try #require(ULID("01ARZ3NDEKTSV4RRFFQ69G5FAV"))
    }

    private func view(
        _ body: ChatMessage,
        _ status: Message.Status = .complete,
        _ answer: AnswerRecord? = nil
    ) -> JSONValue {
        let message = Message(
            id: id,
            conversation: id,
            parent: nil,
            date: date,
            body: body,
            status: status,
            answer: answer
        )
        let growing = status == .streaming ? GrowingAnswer(message) : nil
        return JSONValue(message: message, index: 3, siblings: [id], growing: growing)
    }

    @Test("A question is its text, and has no HTML")
    func question() {
        #expect(
            view(.user("<b> *a*")) == [
                "id": .string(id.description), "index": 3, "role": "user", "blocks": [], "isOpen": false,
                "reasoning": "",
                "status": "complete", "siblings": [.string(id.description)], "attachments": [], "toolCalls": [],
                "date": "2026-05-28T20:26:40.500Z", "text": "<b> *a*",
                "words": "<b> *a*",
            ]
        )
    }

    @Test("What is edited of a question is its words, and not the text file that is attached to it")
    func words() {
        let view = view(.user([.text("What is this?"), .text("notes.txt:\n\nIt has no feet.")]))
        #expect(view["words"] == "What is this?")
        #expect(view["text"] == "What is this?\n\nnotes.txt:\n\nIt has no feet.")
    }

    @Test("An answer tells who gave it, what it took and what stands in its way")
    func answer() {
        var record = AnswerRecord(
            model: "m",
            endpoint: "here",
            omission: .init(messages: 3, tokens: 9, isEstimate: true)
        )
        record.usage = Usage(promptTokens: 5, completionTokens: 7, totalTokens: 12)
        record.cost = 0.5
        record.failure = .init(kind: "server", sentence: "It broke. Try again.", isRetryable: true)
        record.finishReason = .length
        record.passedRoutes = ["there did not answer."]
        let view = view(.assistant("*a*\n\nb"), .truncated, record)
        #expect(view["blocks"] == ["<p><em>a</em></p>", "<p>b</p>"])
        #expect(view["model"] == "m")
        #expect(view["endpoint"] == "here")
        #expect(view["usage"] == ["prompt": 5, "completion": 7, "total": 12])
        #expect(view["cost"] == 0.5)
        #expect(view["summary"] == "m · 12 tokens · $0.50")
        #expect(view["failure"] == ["sentence": "It broke. Try again.", "isRetryable": true])
        #expect(
            view["notes"] == [
                "Answered by here, since there did not answer.", "3 older messages were not sent.",
                "The answer was cut at its limit of tokens.",
            ]
        )
    }

    @Test("An answer on its way has its blocks, but not its text")
    func growing() {
        let view = view(.assistant("a\n\nb"), .streaming)
        #expect(view["blocks"] == ["<p>a</p>", "<p>b</p>"])
        #expect(view["isOpen"] == true)
        #expect(view["text"] == nil)
    }

    @Test("Tools that are asked for are named")
    func tools() {
        var body = ChatMessage.assistant("")
        body.toolCalls = [ToolCall(id: "1", name: "weather", arguments: "{}")]
        #expect(view(body)["toolCalls"] == [["name": "weather", "arguments": "{}"]])
    }

    @Test("An image elsewhere is named by its address, and not fetched")
    func remoteImage() {
        let view = view(.user([.text("a"), .image(url: "https://a.example/b.png")]))
        #expect(view["attachments"] == [["kind": "image", "name": "https://a.example/b.png"]])
    }

    @Test(
        "How far an answer has come",
        arguments: [
            (.idle, false, ["state": "idle", "sentence": "", "isLoading": false]),
            (.waiting, true, ["state": "waiting", "sentence": "Waiting for the answer…", "isLoading": true]),
            (.streaming, true, ["state": "streaming", "sentence": "Answering…", "isLoading": true]),
            (.stopping, true, ["state": "stopping", "sentence": "Stopping…", "isLoading": true]),
            (
                .failed(.init(kind: "server", sentence: "No.", isRetryable: true)), false,
                ["state": "failed", "sentence": "No.", "isLoading": false]
            ),
        ] as [(ChatViewModel.Status, Bool, JSONValue)]
    )
    func status(status: ChatViewModel.Status, isLoading: Bool, view: JSONValue) {
        #expect(JSONValue(status: status, isLoading: isLoading) == view)
    }
}
