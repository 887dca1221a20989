import Foundation
import LLM
import LLMTesting
import Synchronization
import Testing
import WebAPI

@Suite("A stream as it is iterated")
struct ChatStreamTests {
    private static let piece = Array("data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Hi\"}}]}\n\n".utf8)
    private static let reasoning = Array("data: {\"choices\":[{\"delta\":{\"reasoning\":\"hm\"}}]}\n\n".utf8)
    private static let done = Array("data: [DONE]\n\n".utf8)

    private func client(_ chunks: [[UInt8]], ending: StubResponse.Ending = .complete) -> (LLMClient, StubTransport) {
        let transport = StubTransport(
            StubResponse(headers: ["content-type": "text/event-stream"], chunks: chunks, ending: ending)
        )
        return (
            LLMClient(
                baseURL: URL(string: "http://localhost")!,
                timeouts: .none,
                retryPolicy: .never,
                transport: transport
            ), transport
        )
    }

    @Test("Nothing is sent before the first event is asked for")
    func lazy() async throws {
        let (client, transport) = client([Self.piece, Self.done])
        let stream = client.stream("Hi")
        var iterator = stream.makeAsyncIterator()
        #expect(transport.requests.isEmpty)
        _ = try await iterator.next()
        #expect(transport.requests.count == 1)
    }

    @Test("The events come in order, the last is the whole answer, then nothing")
    func order() async throws {
        let (client, _) = client([Self.reasoning, Self.piece, Self.piece, Self.done])
        var iterator = client.stream("Hi").makeAsyncIterator()
        #expect(try await iterator.next() == .reasoning("hm"))
        #expect(try await iterator.next() == .text("Hi"))
        #expect(try await iterator.next() == .text("Hi"))
        guard case .finished(let completion) = try await iterator.next() else {
            Issue.record("The last event is another")
            return
        }
        #expect(completion.text == "HiHi")
        #expect(try await iterator.next() == nil)
        #expect(try await iterator.next() == nil)
    }

    @Test("After an error nothing comes")
    func afterError() async throws {
        let (client, _) = client([Self.piece])
        var iterator = client.stream("Hi").makeAsyncIterator()
        #expect(try await iterator.next() == .text("Hi"))
        do throws(LLMAPIError) {
            _ = try await iterator.next()
            Issue.record("The stream was cut off, and nobody said so")
        } catch {
            #expect(error.kind == .truncated)
            #expect(error.partial?.text == "Hi")
            #expect(!error.isRetryable)
        }
        #expect(try await iterator.next() == nil)
    }

    @Test("A second iteration throws, whichever way the first one was")
    func secondIteration() async throws {
        let (client, transport) = client([Self.piece, Self.done])
        let stream = client.stream("Hi")
        #expect(try await stream.completion().text == "Hi")
        for attempt in 0..<3 {
            do throws(LLMAPIError) {
                switch attempt {
                case 0: for try await _ in stream {}
                case 1: for try await _ in stream.text {}
                default: _ = try await stream.completion()
                }
                Issue.record("The second iteration came through")
            } catch {
                #expect(error.kind == .badRequest)
                #expect(error.description.contains("read already"))
            }
        }
        #expect(transport.requests.count == 1)
    }

    @Test("The text is the pieces of text alone")
    func text() async throws {
        let (client, _) = client([Self.reasoning, Self.piece, Self.piece, Self.done])
        var pieces: [String] = []
        for try await piece in client.stream("Hi").text { pieces.append(piece) }
        #expect(pieces == ["Hi", "Hi"])
    }

    @Test("Several events come of one wait for the network")
    func oneWait() async throws {
        let body = CountingBody([Self.piece + Self.piece + Self.piece + Self.done])
        let client = LLMClient.playing(body)
        var iterator = client.stream("Hi").makeAsyncIterator()
        for _ in 0..<4 { _ = try await iterator.next() }
        #expect(body.reads == 1)
    }

    @Test("The network is read only when there is no event left")
    func backpressure() async throws {
        let body = CountingBody(Array(repeating: Self.piece, count: 100))
        let client = LLMClient.playing(body)
        var iterator = client.stream("Hi").makeAsyncIterator()
        for count in 1...5 {
            _ = try await iterator.next()
            #expect(body.reads == count)
        }
    }

    @Test("Leaving the loop closes the connection")
    func leaving() async throws {
        let body = CountingBody([Self.piece], isEndless: true)
        for try await _ in LLMClient.playing(body).stream("Hi") { break }
        #expect(body.isCancelled)
    }

    @Test("An error closes the connection")
    func errorCloses() async throws {
        let body = CountingBody([Array("data: {\"error\":{\"message\":\"m\"}}\n\n".utf8)], isEndless: true)
        _ = await LLMClient.playing(body).streamFailure()
        #expect(body.isCancelled)
    }

    @Test("Cancelling the task ends the wait, and is a cancellation")
    func cancellation() async {
        let (client, _) = client([Self.piece], ending: .silence)
        let (pieces, continuation) = AsyncStream.makeStream(of: String.self)
        let task = Task { () -> LLMAPIError? in
            do throws(LLMAPIError) {
                for try await piece in client.stream("Hi").text { continuation.yield(piece) }
                return nil
            } catch {
                return error
            }
        }
        for await _ in pieces { break }
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test("A cancelled task gets no event, though some have arrived")
    func cancelledBetweenEvents() async {
        let (client, _) = client([Self.piece + Self.piece + Self.done])
        let task = Task { () -> (Int, LLMAPIError?) in
            var count = 0
            do throws(LLMAPIError) {
                for try await _ in client.stream("Hi") {
                    count += 1
                    withUnsafeCurrentTask { $0?.cancel() }
                }
                return (count, nil)
            } catch {
                return (count, error)
            }
        }
        let (count, error) = await task.value
        #expect(count == 1)
        #expect(error == .cancelled)
    }

    @Test("What follows the end is read, so that the connection can be kept")
    func drained() async throws {
        let body = CountingBody([Self.piece, Self.done, Array(": rest\n\n".utf8)])
        _ = try await LLMClient.playing(body).stream("Hi").completion()
        #expect(body.hasEnded)
    }

    @Test("The end is handed out before what follows it is read")
    func finishedFirst() async throws {
        let body = CountingBody([Self.done], isEndless: true)
        var iterator = LLMClient.playing(body).stream("Hi").makeAsyncIterator()
        guard case .finished = try await iterator.next() else {
            Issue.record("There is no end")
            return
        }
        #expect(body.reads == 1)
    }

    @Test("A server that goes on after the end is left, by bytes")
    func endlessBytes() async throws {
        let noise = Array(repeating: UInt8(ascii: ":"), count: 10_000)
        let body = CountingBody([Self.done] + Array(repeating: noise, count: 1000))
        _ = try await LLMClient.playing(body).stream("Hi").completion()
        #expect(body.isCancelled)
        #expect(body.reads < 12)
    }

    @Test("A server that stays silent after the end is left, by the clock")
    func endlessSilence() async throws {
        let clock = ManualClock()
        let body = CountingBody([Self.done], isEndless: true)
        let client = LLMClient.playing(body, timeouts: .none, clock: clock)
        let task = Task { try await client.stream("Hi").completion() }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(1))
        _ = try await task.value
        #expect(body.isCancelled)
    }

    @Test("It can be iterated on any actor")
    @MainActor
    func onMainActor() async throws {
        let (client, _) = client([Self.piece, Self.done])
        var text = ""
        for try await piece in client.stream("Hi").text { text += piece }
        #expect(text == "Hi")
    }
}
