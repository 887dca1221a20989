import ServerSentEvents
import Testing

@Suite("ServerSentEventSequence")
struct ServerSentEventSequenceTests {
    @Test("Yields the events of all chunks, in order")
    func events() async throws {
        let chunks = Chunks(["data: 1\n\ndata: 2\n", "\nda", "ta: 3\n\ndata: cut off"])
        var texts: [String] = []
        for try await event in chunks.serverSentEvents { texts.append(event.text) }
        #expect(texts == ["1", "2", "3"])
    }

    @Test("Waits for the network only when no event is left")
    func oneWaitForMany() async throws {
        let waits = Waits()
        var iterator = Chunks(["data: 1\n\ndata: 2\n\ndata: 3\n\n"], waits: waits).serverSentEvents.makeAsyncIterator()
        for text in ["1", "2", "3"] { #expect(try await iterator.next()?.text == text) }
        #expect(waits.count == 1)
        #expect(try await iterator.next() == nil)
        #expect(waits.count == 2)
    }

    @Test("The failure of the chunks comes after the events before it, with its type")
    func baseFailure() async throws {
        var iterator = Chunks(["data: 1\n\n"], failure: .lost).serverSentEvents.makeAsyncIterator()
        #expect(try await iterator.next()?.text == "1")
        do {
            _ = try await iterator.next()
            Issue.record("It should have thrown.")
        } catch .base(let error) {
            #expect(error == .lost)
        } catch .parser(let error) {
            Issue.record(error)
        }
    }

    @Test("An event beyond the bound throws the parser's error")
    func parserFailure() async throws {
        var iterator = ServerSentEventSequence(Chunks(["data: 123456\n\n"]), maximumEventSize: 8).makeAsyncIterator()
        do {
            _ = try await iterator.next()
            Issue.record("It should have thrown.")
        } catch .parser(let error) {
            #expect(error == .eventTooLarge(limit: 8))
        } catch .base(let error) {
            Issue.record(error)
        }
    }
}

/// Counts how often chunks were waited for; used by one task.
private final class Waits {
    var count = 0
}

private enum ConnectionError: Error {
    case lost
}

/// A sequence of chunks with a typed failure, like the body of a response.
private struct Chunks: AsyncSequence {
    typealias Element = [UInt8]
    typealias Failure = ConnectionError

    let chunks: [String]
    var failure: ConnectionError?
    let waits: Waits

    init(_ chunks: [String], failure: ConnectionError? = nil, waits: Waits = Waits()) {
        self.chunks = chunks
        self.failure = failure
        self.waits = waits
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(chunks: chunks[...], failure: failure, waits: waits)
    }

    struct Iterator: AsyncIteratorProtocol {
        var chunks: ArraySlice<String>
        let failure: ConnectionError?
        let waits: Waits

        mutating func next() async throws(ConnectionError) -> [UInt8]? {
            try await next(isolation: #isolation)
        }

        mutating func next(isolation actor: isolated (any Actor)?) async throws(ConnectionError) -> [UInt8]? {
            waits.count += 1
            if let chunk = chunks.popFirst() { return [UInt8](chunk.utf8) }
            if let failure { throw failure }
            return nil
        }
    }
}
