import HandFed
import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatCore

@Suite("States of a conversation", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct StatusTests {
    private nonisolated static let limited = LLMAPIError.rateLimited(retryAfter: .seconds(4), .init(status: 429))
    private let chat: Chat

    private struct Held {
        weak var model: ChatViewModel?
    }

    init() throws {
        chat = try Chat()
    }

    private var model: ChatViewModel { chat.model }

    @Test(
        "what happens on the way is told",
        arguments: [
            ([], .waiting, "Waiting for the answer…"),
            ([.text("Hel")], .streaming, "Answering…"),
            ([.reasoning("Hm")], .streaming, "Answering…"),
            (
                [.retrying(attempt: 2, of: 3, after: .seconds(4), because: limited)],
                .retrying(attempt: 2, of: 3, after: .seconds(4), because: limited),
                "There are too many requests (status 429). Trying again in 4 s (2 of 3)…"
            ),
            (
                [.retrying(attempt: 2, of: 3, after: .zero, because: limited), .switched(to: "b", because: limited)],
                .switched(to: "b", because: limited), "There are too many requests (status 429). Asking b…"
            ),
            ([.text("Hel"), .restarted(because: limited)], .waiting, "Waiting for the answer…"),
        ] as [([ChatStreamEvent], ChatViewModel.Status, String)]
    )
    func underWay(events: [ChatStreamEvent], status: ChatViewModel.Status, sentence: String) async {
        await chat.ask("Hello")
        for event in events { chat.responder[].send(event) }
        if case .restarted? = events.last { await model.wait { $0.status == .streaming } }
        await model.wait { $0.status == status }
        #expect("\(model.status)" == sentence)
        #expect(model.isLoading)
        #expect(!model.canSend)
        #expect(!model.canRetry)
        if case .restarted? = events.last { #expect(model.texts.last == "") }
    }

    @Test(
        "how it ended is told, and what can be done then",
        arguments: [
            ([.text("Hel")], nil, .complete), ([], .server(.init(status: 500)), .failed),
            ([.text("Hel")], .truncated(.init(isCommitted: true)), .truncated),
        ] as [([ChatStreamEvent], LLMAPIError?, Message.Status)]
    )
    func ended(events: [ChatStreamEvent], error: LLMAPIError?, status: Message.Status) async throws {
        for event in events { chat.responder[].send(event) }
        if let error { chat.responder[].fail(error) } else { chat.responder[].finish(.text("Hel")) }
        model.inputText = "Hello"
        model.send()
        await model.waitUntilIdle()
        #expect(model.messages.last?.status == status)
        #expect(model.texts.last == (events.isEmpty ? "" : "Hel"))
        #expect("\(model.status)" == error?.description ?? "")
        #expect(model.canRetry == (error != nil))
        #expect(try await chat.kept() == model.messages)
    }

    @Test("stopping keeps what came", arguments: [false, true])
    func stopped(hasText: Bool) async throws {
        await chat.ask("Hello")
        if hasText {
            chat.responder[].send(.text("Hel"))
            await model.wait { $0.texts.last == "Hel" }
        }
        model.stop()
        #expect(model.status == .stopping)
        #expect(model.isLoading)
        chat.responder[].send(.text("lo"))
        await model.waitUntilIdle()
        #expect(model.messages.last?.status == .stopped)
        #expect(model.texts.last == (hasText ? "Hel" : ""))
        #expect(model.status == .idle)
        #expect(model.canRetry)
        #expect(try await chat.kept() == model.messages)
        model.stop()
        #expect(model.status == .idle)
    }

    @Test("what still arrives while it is being stopped does not take the word back")
    func stopping() async throws {
        await chat.ask("Hello")
        let run = try #require(model.current)
        model.stop()
        model.take(
            .step(.answer(.received(.retrying(attempt: 2, of: 3, after: .zero, because: Self.limited)))),
            of: run
        )
        #expect(model.status == .stopping)
        await model.waitUntilIdle()
    }

    @Test("what is stopped before it was sent is not sent, and the question is kept")
    func stoppedAtOnce() async throws {
        model.inputText = "Hello"
        model.send()
        model.stop()
        await model.waitUntilIdle()
        #expect(model.texts == ["Hello", ""])
        #expect(model.messages.last?.status == .stopped)
        #expect(chat.responder.requests.isEmpty)
        #expect(try await chat.kept() == model.messages)
    }

    @Test("a failure that was read from the store is told as it was when it happened")
    func reopened() async throws {
        chat.responder[].fail(.server(.init(status: 500)))
        model.inputText = "Hello"
        model.send()
        await model.waitUntilIdle()
        let id = try #require(model.conversation?.id)
        let other = ChatViewModel(store: chat.store, responder: chat.responder)
        await other.open(id)
        #expect(other.status == model.status)
        #expect(other.canRetry)
    }

    @Test("the answer of an app that is gone is stopped, and kept")
    func gone() async throws {
        var model: ChatViewModel? = ChatViewModel(store: chat.store, responder: chat.responder, clock: chat.clock)
        let held = Held(model: model)
        model?.inputText = "Hello"
        model?.send()
        chat.responder[].send(.text("Hel"))
        await model?.wait { $0.texts.last == "Hel" }
        let id = try #require(model?.conversation?.id)
        model = nil
        #expect(held.model == nil)
        try await eventually("the end of the answer") {
            try await chat.store.messages(in: id).last?.status != .streaming
        }
        let last = try await chat.store.messages(in: id).last
        #expect(last?.status == .stopped)
        #expect(last?.text == "Hel")
    }

    @Test("closing stops all answers, and returns when they and the draft are kept")
    func closed() async throws {
        await chat.ask("Hello")
        let id = try #require(model.conversation?.id)
        chat.responder[].send(.text("Hel"))
        await model.wait { $0.texts.last == "Hel" }
        model.inputText = "Half a th"
        await model.close()
        #expect(try await chat.store.messages(in: id).last?.status == .stopped)
        #expect(try await chat.store.messages(in: id).last?.text == "Hel")
        #expect(try await chat.store.conversation(id)?.draft == "Half a th")
    }
}
