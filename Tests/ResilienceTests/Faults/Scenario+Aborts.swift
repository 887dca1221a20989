import FaultServer
import LLM
import Testing
import Transports
import WebAPI

/// Responses that end a process which trusts them, or can't be decoded.
extension Scenario {
    static let aborts = [cutHead, trailer, badGzip]

    /// A head that is cut is no answer.
    static let cutHead = Scenario("header-cut-crash", limit: .headCut) { kind in
        let server = try ScriptedServer(ScriptedResponse(.bytes("HTTP/1.1 200 OK\r\nContent-Type: te"), .close))
        defer { server.stop() }
        for form in CallForm.allCases {
            let call = await form.record(LLMClient(server, over: kind, retryPolicy: .quick))
            #expect(call.error?.phase == .head)
            #expect(call.error?.details?.attempts == 3)
        }
    }

    /// Fields after the last chunk are no fault.
    static let trailer = Scenario("chunk-trailer-crash", limit: .trailers) { kind in
        let server = try ScriptedServer(.trailer)
        defer { server.stop() }
        for form in CallForm.allCases {
            let call = await form.record(LLMClient(server, over: kind))
            #expect(call.completion?.text == "Hello world")
        }
    }

    /// A body that is not what its `Content-Encoding` says is told as such.
    static let badGzip = Scenario("half-gzip") { kind in
        let server = try ScriptedServer(.badGzip)
        defer { server.stop() }
        for form in CallForm.allCases {
            let call = await form.record(LLMClient(server, over: kind, retryPolicy: .quick))
            guard case .malformedBody(.undecodable, _) = call.error else {
                Issue.record("\(form): \(String(describing: call.error))")
                continue
            }
        }
    }
}
