import LLM
import LLMTesting
import Testing
import Waiting

@testable import ChatCore

@Suite("What reaches the main actor", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct AnswerRelayTests {
    private let clock = ManualClock()
    private let deliveries: AsyncStream<String>
    private let relay: AnswerRelay

    init() {
        let (deliveries, feed) = AsyncStream<String>.makeStream()
        self.deliveries = deliveries
        relay = AnswerRelay(clock: clock) { delivery in
            switch delivery {
            case .pieces(let pieces): feed.yield(pieces.text)
            case .step: feed.yield("step")
            }
        }
    }

    private func take(_ events: ChatStreamEvent...) async {
        for event in events { await relay.take(.answer(.received(event))) }
    }

    @Test("the first piece comes at once, those that follow too soon come together")
    func pace() async {
        var arrived = deliveries.makeAsyncIterator()
        await take(.text("a"), .text("b"), .text("c"))
        #expect(await arrived.next() == "a")
        await clock.waitForSleeper()
        clock.advance(by: PiecePacer.interval)
        #expect(await arrived.next() == "bc")
        clock.advance(by: PiecePacer.interval)
        await take(.text("d"))
        #expect(await arrived.next() == "d")
    }

    @Test("what came before the first piece does not hold it up")
    func first() async {
        var arrived = deliveries.makeAsyncIterator()
        await take(.usage(Usage()), .text(""), .text("a"))
        #expect(await arrived.next() == "step")
        #expect(await arrived.next() == "a")
    }

    @Test("anything else comes at once, after the pieces before it")
    func steps() async {
        var arrived = deliveries.makeAsyncIterator()
        await take(.text("a"), .text("b"), .usage(Usage()))
        #expect(await arrived.next() == "a")
        #expect(await arrived.next() == "b")
        #expect(await arrived.next() == "step")
        relay.close()
    }

    @Test("a flood of pieces is a few deliveries")
    func flood() async {
        var arrived = deliveries.makeAsyncIterator()
        for _ in 0..<1_000 { await take(.text("abcd")) }
        await take(.usage(Usage()))
        #expect(await arrived.next() == "abcd")
        #expect(await arrived.next()?.utf8.count == 3_996)
        #expect(await arrived.next() == "step")
        relay.close()
    }

    @Test("once it is closed, what had waited arrives no more: the whole answer has it")
    func closes() async {
        var arrived = deliveries.makeAsyncIterator()
        await take(.text("a"), .text("b"))
        #expect(await arrived.next() == "a")
        relay.close()
        await take(.usage(Usage()))
        #expect(await arrived.next() == "step")
    }
}
