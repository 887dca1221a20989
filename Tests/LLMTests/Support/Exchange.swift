import Foundation
import LLM
import LLMTesting
import Synchronization
import WebAPI

/// One call of the real client against a response that a stub gives.
struct Exchange {
    var status = 200
    var headers: HTTPFields = ["content-type": "text/event-stream"]
    var chunks: [[UInt8]]
    var ending = StubResponse.Ending.complete

    /// What the events said, beside what the call came to.
    struct Streamed: Equatable {
        var result: Result<ChatCompletion, LLMAPIError>
        var events: [ChatStreamEvent] = []

        var text: String { events.map { if case .text(let piece) = $0 { piece } else { "" } }.joined() }
        var reasoning: String { events.map { if case .reasoning(let piece) = $0 { piece } else { "" } }.joined() }
    }

    func client(apiKey: String? = nil) -> LLMClient {
        let response = StubResponse(status: status, headers: headers, chunks: chunks, ending: ending)
        return LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            apiKey: apiKey,
            timeouts: .none,
            retryPolicy: .never,
            transport: StubTransport(response)
        )
    }

    func chat() async -> Result<ChatCompletion, LLMAPIError> {
        do throws(LLMAPIError) {
            return .success(try await client().chat(ChatRequest(messages: [.user("Hi")])))
        } catch {
            return .failure(error)
        }
    }

    func stream() async -> Streamed {
        await Streamed(client().stream("Hi"))
    }
}

extension Exchange.Streamed {
    /// Reads a stream to its end.
    init(_ stream: ChatStream) async {
        self.init(result: .failure(.cancelled))
        do throws(LLMAPIError) {
            for try await event in stream {
                if case .finished(let completion) = event { result = .success(completion) }
                events.append(event)
            }
        } catch {
            result = .failure(error)
        }
    }
}

extension LLMClient {
    /// A client that gets the same body again and again, cut in two: after the first byte, after the second, and so on.
    static func cuttingEverywhere(_ example: ResponseCase) -> LLMClient {
        let next = Mutex(1)
        let transport = StubTransport { _ in
            let offset = next.withLock { next in
                defer { next += 1 }
                return next
            }
            let chunks = [Array(example.body[..<offset]), Array(example.body[offset...])]
            return StubResponse(status: example.status, headers: example.headers, chunks: chunks)
        }
        return LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: .none,
            retryPolicy: .never,
            transport: transport
        )
    }
}
