import Foundation
import LLM
import LLMTesting
import WebAPI

extension LLMClient {
    /// A client whose requests a closure answers.
    static func stub(
        apiKey: String? = nil,
        headers: HTTPFields = [:],
        _ handler: @escaping StubTransport.Handler
    ) -> LLMClient {
        LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            apiKey: apiKey,
            timeouts: .none,
            retryPolicy: .never,
            headers: headers,
            transport: StubTransport(handler)
        )
    }

    /// What a call for a whole answer throws.
    func chatFailure() async -> LLMAPIError? {
        do throws(LLMAPIError) {
            _ = try await chat(ChatRequest(messages: [.user("Hi")]))
            return nil
        } catch {
            return error
        }
    }

    /// What a stream throws.
    func streamFailure() async -> LLMAPIError? {
        do throws(LLMAPIError) {
            for try await _ in stream("Hi") {}
            return nil
        } catch {
            return error
        }
    }
}
