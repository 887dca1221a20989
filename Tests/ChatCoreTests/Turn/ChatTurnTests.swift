import HandFed
import JSONCoding
import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatCore

@Suite("Turns", .timeLimit(.minutes(Patience.minutes)))
struct ChatTurnTests {
    private let store: ConversationStore
    private let conversation: ULID
    private let question: Message
    private let responder = HandFedResponder(answers: 2)
    private let clock = ManualClock()

    init() async throws {
        store = try .inMemory()
        conversation = try await store.create().id
        question = try await store.add(.user("Hello"), to: conversation, after: nil)
    }

    private var turn: ChatTurn { ChatTurn(store: store, responder: responder, clock: clock) }
    private let request = ChatRequest(messages: [.user("Hello")], model: "asked")

    private func answer(
        _ turn: ChatTurn? = nil,
        record: AnswerRecord = AnswerRecord(),
        show: (ChatTurn.Event) async throws -> Void = { _ in }
    ) async -> ChatTurn.Outcome {
        await (turn ?? self.turn).answer(request, after: question.id, in: conversation, record: record, show: show)
    }

    private func kept(_ outcome: ChatTurn.Outcome) async throws -> Message? {
        try await store.message(outcome.message.id)
    }

    @Test("each piece is in the store before it is shown, and the whole before the end is")
    func keptFirst() async throws {
        responder[].send(.reasoning("Hm"), .text("Hel"), .text("lo"))
        responder[].finish(.text("Hello"))
        var events: [ChatTurn.Event] = []
        var keptTexts: [String?] = []
        var statuses: [Message.Status?] = []
        let outcome = await answer { event in
            events.append(event)
            let kept = try await store.messages(in: conversation).last
            keptTexts.append(kept?.text)
            statuses.append(kept?.status)
        }
        let begun = try #require(events.first)
        guard case .began(let message) = begun else { throw Unexpected(begun) }
        #expect((message.id, message.parent, message.status) == (outcome.message.id, question.id, .streaming))
        #expect(
            events.dropFirst() == [
                .received(.reasoning("Hm")), .received(.text("Hel")), .received(.text("lo")),
                .received(.finished(.text("Hello"))),
            ]
        )
        #expect(keptTexts == ["", "", "Hel", "Hello", "Hello"])
        #expect(statuses == [.streaming, .streaming, .streaming, .streaming, .complete])
        #expect(try await kept(outcome) == outcome.message)
        #expect(responder.requests == [request])
    }

    @Test("a real client's stream goes the same way")
    func client() async throws {
        let model = ScriptedModel(.failure(503), .stream("Hel", "lo"))
        let outcome = await answer(ChatTurn(store: store, responder: ModelResponder(model), clock: clock))
        #expect(outcome.message.text == "Hello")
        #expect(outcome.message.status == .complete)
        #expect(outcome.message.answer?.model == "stub")
        #expect(try await kept(outcome) == outcome.message)
    }

    @Test("the record tells who answered, how it ended, and what it took")
    func record() async throws {
        let usage = Usage(promptTokens: 12, completionTokens: 3)
        let passed = PassedRoute(label: "first", reason: .lacks([.images]))
        let provenance = Provenance(route: "second", passedRoutes: [passed], requestID: "r1", age: .seconds(90))
        responder[].send(.usage(usage), .text("Hi"))
        let turn = ChatTurn(
            store: store,
            responder: responder,
            price: { model, usage in model == "m" ? Double(usage.promptTokens ?? 0) : nil },
            clock: clock
        )
        let outcome = await answer(turn, record: AnswerRecord(endpoint: "first")) { event in
            switch event {
            case .began: clock.advance(by: .seconds(2))
            case .received(.text):
                clock.advance(by: .seconds(3))
                responder[].finish(.text("Hi", usage: usage, provenance: provenance))
            default: break
            }
        }
        var record = AnswerRecord(model: "m", endpoint: "second")
        record.finishReason = .stop
        record.usage = usage
        record.cost = 12
        record.timings = AnswerRecord.Timings(firstToken: 2, total: 5)
        record.age = 90
        record.passedRoutes = ["first: It does not take images."]
        record.requestID = "r1"
        #expect(outcome.message.answer == record)
    }

    @Test("what the server says an answer cost goes before any price")
    func cost() async {
        let usage = Usage(promptTokens: 12, extraFields: ["cost": 0.5])
        responder[].finish(.text("Hi", usage: usage))
        let outcome = await answer(ChatTurn(store: store, responder: responder, price: { _, _ in 7 }))
        #expect(outcome.message.answer?.cost == 0.5)
    }

    @Test("an answer that breaks off keeps what came, and says why")
    func truncated() async throws {
        let partial = ChatCompletion(model: "m", choices: [])
        let details = LLMAPIError.Details(requestID: "r1", partial: partial, isCommitted: true)
        let error = LLMAPIError.interrupted(reason: "reset", details)
        responder[].send(.text("Hel"))
        responder[].fail(error)
        let outcome = await answer()
        #expect(outcome.error == error)
        #expect(outcome.message.status == .truncated)
        #expect(outcome.message.text == "Hel")
        #expect(outcome.message.answer?.model == "m")
        #expect(outcome.message.answer?.requestID == "r1")
        let failure = AnswerRecord.Failure(kind: "interrupted", sentence: error.description, isRetryable: true)
        #expect(outcome.message.answer?.failure == failure)
        #expect(try await kept(outcome) == outcome.message)
    }

    @Test("one of which nothing came has failed")
    func failed() async throws {
        responder[].send(.text(""))
        responder[].fail(.authentication(.init(status: 401)))
        let outcome = await answer()
        #expect(outcome.message.status == .failed)
        #expect(outcome.message.answer?.failure?.kind == "authentication")
        #expect(outcome.message.answer?.failure?.isRetryable == false)
        #expect(outcome.message.answer?.timings?.firstToken == nil)
        #expect(try await kept(outcome) == outcome.message)
    }

    @Test("a stream that just ends is no whole answer")
    func endless() async {
        responder[].send(.text("Hel"))
        responder[].end()
        let outcome = await answer()
        #expect(outcome.message.status == .truncated)
        #expect(outcome.error?.kind == .truncated)
    }

    @Test("cancelling stops it, and what came is kept even so", arguments: [false, true])
    func stopped(hasText: Bool) async throws {
        if hasText { responder[].send(.text("Hel")) }
        let outcome = await answer { event in
            switch event {
            case .began where !hasText: withUnsafeCurrentTask { $0?.cancel() }
            case .received: withUnsafeCurrentTask { $0?.cancel() }
            default: break
            }
        }
        #expect(outcome.message.status == .stopped)
        #expect(outcome.message.text == (hasText ? "Hel" : ""))
        #expect(outcome.message.answer?.failure == nil)
        #expect(outcome.error == nil)
        #expect(try await kept(outcome) == outcome.message)
    }

    @Test("whoever can't show any more stops it", arguments: [0, 1, 2])
    func unshown(at failing: Int) async throws {
        responder[].send(.text("Hel"), .text("lo"))
        responder[].finish(.text("Hello"))
        var count = 0
        let outcome = await answer { _ in
            defer { count += 1 }
            if count == failing { throw Unexpected("closed") }
        }
        #expect(outcome.showError is Unexpected)
        #expect(outcome.message.status == .stopped)
        #expect(outcome.message.text == ["", "Hel", "Hello"][failing])
        #expect(responder.requests.count == (failing == 0 ? 0 : 1))
        #expect(try await kept(outcome) == outcome.message)
    }

    @Test("an answer that is whole stays so, whatever follows")
    func unshownEnd() async throws {
        responder[].finish(.text("Hello"))
        let outcome = await answer { event in
            guard case .received(.finished) = event else { return }
            withUnsafeCurrentTask { $0?.cancel() }
            throw Unexpected("closed")
        }
        #expect(outcome.showError is Unexpected)
        #expect(outcome.message.status == .complete)
    }

    @Test("an answer that begins anew drops what came before")
    func restarted() async throws {
        responder[].send(.text("Hel"), .restarted(because: .server(.init())))
        let outcome = await answer { event in
            guard case .received(.restarted) = event else { return }
            let kept = try await store.messages(in: conversation).last
            #expect(kept?.text == "")
            responder[].send(.text("Bye"))
            responder[].fail(.truncated(.init()))
        }
        #expect(outcome.message.text == "Bye")
    }

    @Test("a switch is noted, also where the answer never ends")
    func switched() async {
        responder[].send(.switched(to: "second", because: .server(.init(status: 502))), .text("Hel"))
        responder[].fail(.truncated(.init()))
        let outcome = await answer(record: AnswerRecord(endpoint: "first"))
        #expect(outcome.message.answer?.endpoint == "second")
        #expect(outcome.message.answer?.passedRoutes == ["first: The provider failed (status 502)."])
    }

    @Test("an answer of another than was asked first is not named by that one's model, nor does it have its price")
    func unnamed() async {
        let turn = ChatTurn(store: store, responder: responder, price: { _, _ in 7 })
        let usage = Usage(promptTokens: 12, completionTokens: 3)
        responder[].send(.switched(to: "second", because: .server(.init(status: 502))), .usage(usage), .text("Hi"))
        responder[].finish(ChatCompletion(choices: [.init(message: .init(content: "Hi"), finishReason: .stop)]))
        let outcome = await answer(turn, record: AnswerRecord(model: "m", endpoint: "first"))
        #expect(outcome.message.answer?.endpoint == "second")
        #expect(outcome.message.answer?.model == nil)
        #expect(outcome.message.answer?.cost == nil)
    }

    @Test("reasoning, a refusal and calls of tools have their places")
    func parts() async throws {
        let call = ToolCall(id: "1", name: "find", arguments: "{}")
        let message = ChatCompletion.Message(reasoning: "Hm", refusal: "No.", toolCalls: [call])
        responder[].send(.reasoning("Hm"), .refusal("No."))
        responder[].finish(ChatCompletion(choices: [.init(message: message, finishReason: .toolCalls)]))
        let outcome = await answer()
        #expect(outcome.message.reasoning == "Hm")
        #expect(outcome.message.text == "No.")
        #expect(outcome.message.body.toolCalls == [call])
        #expect(try await kept(outcome) == outcome.message)
    }

    @Test("a full disk in the middle is told, the answer goes on, and its end is kept once there is room")
    func fullDisk() async throws {
        let long = String(repeating: "word ", count: 20_000)
        try await store.limit(isFull: true)
        responder[].send(.text(long))
        responder[].finish(.text(long + "end"))
        var events: [ChatTurn.Event] = []
        let outcome = await answer { event in
            events.append(event)
            if case .unkept = event { try await store.limit(isFull: false) }
        }
        #expect(events.dropFirst().prefix(2) == [.unkept(.full(path: store.path)), .received(.text(long))])
        #expect(outcome.storeError == nil)
        #expect(outcome.message.text == long + "end")
        #expect(try await kept(outcome) == outcome.message)
    }

    @Test("an answer that can't be kept is shown all the same, and its reader is told")
    func unkept() async throws {
        responder[].send(.text("Hel"), .text("lo"))
        responder[].finish(.text("Hello"))
        let other = try #require(ULID("00000000000000000000000000"))
        var events: [ChatTurn.Event] = []
        let outcome = await turn.answer(request, after: other, in: conversation) { events.append($0) }
        #expect(events.dropFirst().first == .unkept(.noSuchMessage(other)))
        #expect(events.count == 5)
        #expect(outcome.message.text == "Hello")
        #expect(outcome.storeError == .noSuchMessage(other))
    }

    @Test("a conversation that the server finds too long is sent once more without its older half")
    func shortened() async {
        let request = ChatRequest(messages: [.system("S"), .user("1"), .assistant("2"), .user("3")])
        responder[0].fail(.contextLength(.init()))
        responder[1].finish(.text("4"))
        var events: [ChatTurn.Event] = []
        let omission = AnswerRecord.Omission(messages: 2, tokens: 10, isEstimate: true)
        let outcome = await turn.answer(request, after: question.id, in: conversation) { events.append($0) }
        #expect(responder.requests.last?.messages == [.system("S"), .user("3")])
        #expect(events.contains(.shortened(omission)))
        #expect(outcome.message.answer?.omission == omission)
        #expect(outcome.message.status == .complete)
    }

    @Test("once a part of an answer was shown nothing is sent again")
    func tooLongTooLate() async {
        let request = ChatRequest(messages: [.user("1"), .assistant("2"), .user("3")])
        responder[].send(.text("Hel"))
        responder[].fail(.contextLength(.init()))
        let outcome = await turn.answer(request, after: question.id, in: conversation) { _ in }
        #expect(outcome.message.status == .truncated)
        #expect(responder.requests.count == 1)
    }

    @Test("a single question that is too long is not sent again")
    func tooLong() async {
        responder[].fail(.contextLength(.init()))
        let outcome = await answer()
        #expect(outcome.message.answer?.failure?.kind == "context_length")
        #expect(responder.requests.count == 1)
    }
}
