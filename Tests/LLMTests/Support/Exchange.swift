import Foundation
import LLM
import LLMTesting
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
        var streamed = Streamed(result: .failure(.cancelled))
        do throws(LLMAPIError) {
            for try await event in client().stream("Hi") {
                if case .finished(let completion) = event { streamed.result = .success(completion) }
                streamed.events.append(event)
            }
        } catch {
            streamed.result = .failure(error)
        }
        return streamed
    }
}
