import Foundation
import Synchronization
import Testing
import WebAPI

@testable import LLM

@Suite("No secret shows in a log")
struct CallLogSecretsTests {
    private static let key = "sk-SECRET-0123456789abcdef"
    private let recorded = RecordedLog()

    private var log: CallLog { recorded.log(.trace).keeping { Secrets(apiKey: Self.key) } }

    @Test("Wherever it stands")
    func everywhere() throws {
        let key = Self.key
        let url = try #require(URL(string: "https://host.example/v1/\(key)?x=\(key)"))
        let request = HTTPRequest(
            url: url,
            headers: ["X-Other": "with \(key)"],
            body: Data(#"{"user":"\#(key)"}"#.utf8)
        )
        let error = LLMAPIError.server(.init(providerError: .init(message: "Bad key \(key)"), requestID: key))
        log.sending(request)
        log.received(HTTPResponse(status: 200, headers: ["x-request-id": key]), after: .zero)
        log.gotNothing(because: .failed(.connect, reason: "No way to \(key)"), after: .zero)
        log.retrying(attempt: 1, of: 2, after: .zero, because: error)
        log.switched(to: key, because: error)
        log.finished(ChatCompletion(model: ModelID(key), choices: []), after: .zero)
        log.failed(error, after: .zero)
        log.cacheFailed(.unwritable(reason: "No room for \(key)."))
        #expect(recorded.entries.count == 9)
        for entry in recorded.entries { #expect(!"\(entry)".contains("SECRET") && "\(entry)".contains("[redacted]")) }
    }

    @Test("Also one that became known later")
    func later() {
        let secrets = Mutex(Secrets(apiKey: nil))
        let log = recorded.log(.trace).keeping { secrets.withLock(\.self) }
        secrets.withLock { $0 = Secrets(apiKey: Self.key) }
        log.switched(to: Self.key, because: .cancelled)
        #expect(recorded.entries.first?.fields.first?.value == "[redacted]")
    }

    @Test("A long body is cut, and no part of a secret is left at the cut")
    func longBody() throws {
        let url = try #require(URL(string: "http://localhost/v1"))
        for length in 16370...16400 {
            let body = String(repeating: "x", count: length) + Self.key + "more"
            log.sending(HTTPRequest(method: .post, url: url, body: Data(body.utf8)))
            let value = try #require(recorded.entries.last?.fields.last?.value)
            #expect(value.count <= 16 << 10 + 1)
            #expect(!value.contains("sk-"))
        }
    }
}
