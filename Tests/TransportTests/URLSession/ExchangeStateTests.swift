import Synchronization
import Testing
import WebAPI

@testable import URLSessionTransport

@Suite("URLSessionHTTPTransport: what has arrived")
struct ExchangeStateTests {
    private static let limit = ExchangeState.readAhead

    @Test("the sender is paused beyond the limit, once, and goes on when half of it is left")
    func pace() async {
        let state = Probe()
        #expect(state.arrive(Self.limit) == nil)
        #expect(state.arrive(1) == .pause)
        #expect(state.arrive(1) == nil)
        #expect(await state.read() == .success(Self.limit + 2))
        #expect(state.change { $0.changeOfPace() } == .resume)
        #expect(state.change { $0.changeOfPace() } == nil)
    }

    @Test("a paused sender goes on at the end, whatever it was", arguments: [nil, TransportError.cancelled])
    func paceAtEnd(error: TransportError?) {
        let state = Probe()
        #expect(state.arrive(Self.limit + 1) == .pause)
        state.change { _ = $0.end(error) }
        #expect(state.change { $0.changeOfPace() } == .resume)
    }

    @Test("what came before a failure is read before it, and the failure stays")
    func failure() async {
        let state = Probe()
        let error = TransportError.failed(.body, reason: "Cut.")
        _ = state.arrive(3)
        state.change { _ = $0.end(error) }
        state.change { _ = $0.end(nil) }
        #expect(await state.read() == .success(3))
        #expect(await state.read() == .failure(error))
        #expect(await state.read() == .failure(error))
    }

    @Test("cancelling drops what has not been read, and does nothing after the end")
    func cancelling() async {
        let cancelled = Probe()
        let complete = Probe()
        _ = cancelled.arrive(3)
        cancelled.change { _ = $0.cancel() }
        #expect(cancelled.arrive(3) == nil)
        #expect(await cancelled.read() == .failure(.cancelled))
        complete.change { _ = $0.end(nil) }
        complete.change { _ = $0.cancel() }
        #expect(await complete.read() == .success(nil))
    }

    @Test("a second reader is turned away, and the first one still gets what comes")
    func secondReader() async {
        let state = Probe()
        async let first = state.read()
        while !state.change({ $0.hasReader }) { await Task.yield() }
        let second = await state.read()
        #expect(second == .failure(.failed(.body, reason: "Another task is already reading this body.")))
        _ = state.arrive(2)
        #expect(await first == .success(2))
    }

    @Test("no head before the end is a failure of the head")
    func noHead() async {
        let state = Probe()
        state.change { _ = $0.end(nil) }
        let head = await withCheckedContinuation { waiter in state.change { $0.wait(forHead: waiter) }?() }
        guard case .failure(.failed(.head, _)) = head else {
            Issue.record("expected a failure of the head, not \(head)")
            return
        }
    }
}

/// The state of one exchange, and a network and a reader that do as they are told.
private final class Probe: Sendable {
    private let state = Mutex(ExchangeState())

    @discardableResult
    func change<Value: Sendable>(_ body: (inout ExchangeState) -> Value) -> Value {
        state.withLock { body(&$0) }
    }

    /// Lets bytes arrive, and returns the change of pace that they bring.
    func arrive(_ count: Int) -> ExchangeState.Pace? {
        state.withLock { $0.receive([UInt8](repeating: 0, count: count)) }?()
        return state.withLock { $0.changeOfPace() }
    }

    /// How many bytes the next chunk has, or nil at the end.
    func read() async -> Result<Int?, TransportError> {
        let chunk = await withCheckedContinuation { waiter in state.withLock { $0.wait(forBytes: waiter) }?() }
        return chunk.map { $0?.count }
    }
}
