import Foundation
import JSONCoding
import LLM
import LLMTesting
import Testing
import WebAPI

@testable import LLM

@Suite("No secret shows")
struct SecretsTests {
    private static let key = "sk-SECRET-0123456789abcdef"

    /// Everything that an error can be turned into a text by.
    private func texts(of error: LLMAPIError) -> [String] {
        [
            error.description, error.localizedDescription, error.failureReason ?? "", error.recoverySuggestion ?? "",
            "\(error)", String(reflecting: error), String(describing: error.details), error.bodySnippet ?? "",
            Inspection.fields(of: .failure(error)).description,
        ]
    }

    private func expectNoSecret(_ response: StubResponse, _ secret: String = key) async {
        let client = LLMClient.stub(apiKey: Self.key, headers: ["X-Api-Key": "other-SECRET-key"]) { _ in response }
        for error in [await client.chatFailure(), await client.streamFailure()].compactMap(\.self) {
            for text in texts(of: error) { #expect(!text.contains("SECRET"), "\(error.kind)") }
        }
    }

    @Test(
        "A key that the server echoes is cut out, wherever it stands",
        arguments: [key, "other-SECRET-key"]
    )
    func echoed(key: String) async {
        let bodies = [
            #"{"error":{"message":"Incorrect API key provided: \#(key).","type":"\#(key)","code":"\#(key)"}}"#,
            #"{"error":"\#(key)"}"#, #"{"detail":[{"msg":"\#(key)"}]}"#, "Bad key \(key)", #"{"\#(key)":"#,
            "<html>\(key)</html>", "data: {\"error\":{\"message\":\"\(key)\"}}\n\n", "data: \(key)\n\n",
            "error: {\"message\":\"\(key)\"}\n\n", "\(key)\n",
        ]
        for body in bodies {
            for status in [200, 302, 400, 401, 500] {
                for type in ["application/json", "text/plain", "text/html", "text/event-stream"] {
                    let fields: HTTPFields = [
                        "Content-Type": type, "x-request-id": key, "Location": "https://x/?k=\(key)",
                    ]
                    await expectNoSecret(StubResponse(status: status, headers: fields, body))
                }
            }
        }
    }

    @Test("A key across the end of the snippet leaves no part of itself")
    func acrossTheCut() async {
        for length in stride(from: 8150, to: 8200, by: 1) {
            let body = String(repeating: " x", count: length / 2) + Self.key
            await expectNoSecret(StubResponse(status: 500, headers: ["Content-Type": "text/html"], body))
        }
        for length in 990...1030 {
            let body = String(repeating: "x", count: length) + Self.key
            await expectNoSecret(StubResponse(status: 500, headers: ["Content-Type": "text/html"], body))
        }
    }

    @Test("A transport's reason is cleaned too")
    func transport() async {
        for error in [
            TransportError.failed(.connect, reason: "No way to https://x/?key=\(Self.key)"),
            .failed(.body, reason: Self.key), .undecodableBody(reason: Self.key), .invalidRequest(reason: Self.key),
        ] {
            let client = LLMClient.stub(apiKey: Self.key) { _ throws(TransportError) in throw error }
            for error in [await client.chatFailure(), await client.streamFailure()].compactMap(\.self) {
                for text in texts(of: error) { #expect(!text.contains("SECRET")) }
            }
        }
    }

    @Test("What the base URL carries is a secret as well")
    func baseURL() {
        let url = URL(string: "https://user:SECRET-password@host.example/v1?api-key=SECRET-query")
        let secrets = Secrets(apiKey: nil, baseURL: url)
        #expect(secrets.redacted("SECRET-password or SECRET-query") == "[redacted] or [redacted]")
    }

    @Test("The keys of a hundred requests that are under way at once are all known")
    func manyAtOnce() throws {
        var secrets = Secrets(apiKey: nil)
        let url = try #require(URL(string: "https://host.example/v1"))
        let keys = (100..<200).map { "SECRET-key-\($0)" }
        for key in keys { secrets.note(HTTPRequest(url: url, headers: ["Authorization": "Bearer \(key)"])) }
        for key in keys { #expect(!secrets.redacted("No key \(key) here.").contains(key)) }
    }

    @Test("Percent-encoded it is the same key")
    func encoded() {
        let secrets = Secrets(apiKey: "SECRET/with+signs==")
        #expect(!secrets.redacted("https://x/?key=SECRET/with+signs%3D%3D").contains("SECRET"))
    }

    @Test("A placeholder for a key spoils no words", arguments: ["none", "ollama", "x"])
    func placeholder(key: String) {
        #expect(Secrets(apiKey: key).redacted("none of ollama's 6 boxes") == "none of ollama's 6 boxes")
    }

    @Test(
        "A client shows no key of its own",
        arguments: ["https://host.example/v1", "https://me:SECRET-word@host.example/?key=SECRET-query"]
    )
    func client(base: String) throws {
        let url = try #require(URL(string: base))
        let client = LLMClient(baseURL: url, apiKey: Self.key, model: "m", transport: StubTransport(StubResponse("")))
        #expect(!"\(client)".contains("SECRET"))
        #expect(!String(reflecting: client).contains("SECRET"))
        var dumped = ""
        dump(client, to: &dumped)
        #expect(!dumped.contains("SECRET"))
    }
}
