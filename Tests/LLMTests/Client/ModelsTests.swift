import Foundation
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("The models that a server lists")
struct ModelsTests {
    private func models(
        _ body: String,
        status: Int = 200,
        type: String = "application/json"
    ) async throws(LLMAPIError) -> [Model] {
        let client = LLMClient.stub { _ in StubResponse(status: status, headers: ["content-type": type], body) }
        return try await client.models()
    }

    @Test(
        "A list in every shape",
        arguments: [
            #"{"object":"list","data":[{"id":"a","object":"model","created":1,"owned_by":"x"},{"id":"b"}]}"#,
            #"[{"id":"a"},{"id":"b"}]"#,
            #"{"models":[{"name":"a"},{"model":"b"}]}"#,
            #"{"data":["a","b"]}"#,
            #"["a","b"]"#,
            #"{"data":[{"id":"a"},{"x":1},null,{"id":"b"}]}"#,
        ]
    )
    func shapes(body: String) async throws {
        #expect(try await models(body).map(\.id) == ["a", "b"])
    }

    @Test("An empty list is one")
    func empty() async throws {
        #expect(try await models(#"{"object":"list","data":[]}"#) == [])
    }

    @Test(
        "What is no list",
        arguments: [
            (#"{}"#, 200, "application/json", "malformed_body"), ("", 200, "application/json", "malformed_body"),
            ("{", 200, "application/json", "malformed_body"), ("<html>", 200, "text/html", "unexpected_content_type"),
            (#"{"error":{"message":"m"}}"#, 200, "application/json", "api"),
            (#"{"error":{"message":"m"}}"#, 401, "application/json", "authentication"),
            ("", 404, "application/json", "not_found"),
        ]
    )
    func failures(body: String, status: Int, type: String, kind: String) async {
        do throws(LLMAPIError) {
            _ = try await models(body, status: status, type: type)
            Issue.record("It was taken for a list")
        } catch {
            #expect(error.kind.rawValue == kind)
        }
    }

    @Test("It is asked for by GET below the base URL")
    func request() async throws {
        let transport = StubTransport(StubResponse(#"{"data":[]}"#))
        _ = try await LLMClient(.n4n, apiKey: "sk-1", transport: transport).models()
        let sent = try #require(transport.requests.first)
        #expect(sent.method == .get)
        #expect(sent.url.absoluteString == "https://api.n4n.ai/v1/models")
        #expect(sent.headers["Authorization"] == "Bearer sk-1")
    }
}
