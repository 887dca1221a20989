import CCurl
import Foundation
import Testing
import WebAPI

@testable import CurlTransport

@Suite("TransferFailure")
struct TransferFailureTests {
    @Test(
        "names the phase by libcurl's code and by what has been seen",
        arguments: [
            (CURLE_COULDNT_RESOLVE_HOST, .connecting, .resolve),
            (CURLE_COULDNT_RESOLVE_PROXY, .connecting, .resolve),
            (CURLE_COULDNT_CONNECT, .connecting, .connect),
            (CURLE_PROXY, .connecting, .connect),
            (CURLE_RECV_ERROR, .connecting, .connect),
            (CURLE_OPERATION_TIMEDOUT, .connecting, .connect),
            (CURLE_SSL_CONNECT_ERROR, .connecting, .tls),
            (CURLE_PEER_FAILED_VERIFICATION, .connecting, .tls),
            (CURLE_SSL_CACERT_BADFILE, .connecting, .tls),
            (CURLE_SEND_ERROR, .requesting, .send),
            (CURLE_RECV_ERROR, .requesting, .head),
            (CURLE_GOT_NOTHING, .requesting, .head),
            (CURLE_WEIRD_SERVER_REPLY, .requesting, .head),
            (CURLE_UNSUPPORTED_PROTOCOL, .requesting, .head),
            (CURLE_HTTP2_STREAM, .requesting, .head),
            (CURLE_OUT_OF_MEMORY, .requesting, .head),
            (CURLE_OK, .requesting, .head),
            (CURLE_RECV_ERROR, .answering, .body),
            (CURLE_SEND_ERROR, .answering, .body),
            (CURLE_PARTIAL_FILE, .answering, .body),
            (CURLE_HTTP2_STREAM, .answering, .body),
        ] as [(CURLcode, TransferFailure.Stage, TransportError.Phase)]
    )
    func namesPhase(code: CURLcode, stage: TransferFailure.Stage, phase: TransportError.Phase) {
        #expect(TransferFailure(code: code, stage: stage, peer: "a.test:80").error.phase == phase)
    }

    @Test("a connection that took too long is the connect timer's")
    func connectTimeout() {
        var failure = TransferFailure(code: CURLE_OPERATION_TIMEDOUT, stage: .connecting, peer: "a.test:80")
        failure.connectTimeout = .milliseconds(250)
        #expect(failure.error == .timedOut(.connect, after: .milliseconds(250)))
    }

    @Test("a body that can't be decoded is no failure of the network")
    func undecodable() {
        let failure = TransferFailure(
            code: CURLE_BAD_CONTENT_ENCODING,
            stage: .answering,
            message: "x",
            peer: "a.test:80"
        )
        #expect(
            failure.error
                == .undecodableBody(reason: "The answer of a.test:80 can't be decoded as its Content-Encoding says: x.")
        )
    }

    @Test("says in one sentence what happened, where, and in libcurl's or the system's words")
    func sentences() {
        var failure = TransferFailure(code: CURLE_COULDNT_CONNECT, stage: .connecting, message: "m", peer: "a.test:80")
        #expect(failure.error.description == "No connection to a.test:80 could be opened: m.")
        failure.systemError = ECONNREFUSED
        #expect(failure.error.description == "No connection to a.test:80 could be opened: Connection refused.")
        failure = TransferFailure(
            code: CURLE_GOT_NOTHING,
            stage: .requesting,
            message: "Empty reply.",
            peer: "a.test:80"
        )
        #expect(failure.error.description == "No answer came from a.test:80: Empty reply.")
        failure.message = ""
        #expect(failure.error.description.hasPrefix("No answer came from a.test:80: "))
    }

    @Test("a failed attempt to connect says nothing about what failed after it")
    func olderSystemError() {
        let failure = TransferFailure(
            code: CURLE_SSL_CONNECT_ERROR,
            stage: .connecting,
            message: "m",
            systemError: ECONNREFUSED,
            peer: "a.test:443"
        )
        #expect(failure.error == .failed(.tls, reason: "No secure connection to a.test:443 could be made: m."))
    }

    @Test("libcurl's words are not repeated where they may quote a password")
    func proxyPassword() {
        let message = "Unsupported proxy scheme for 'ftp://user:secret@proxy.test'"
        let failure = TransferFailure(
            code: CURLE_COULDNT_CONNECT,
            stage: .connecting,
            message: message,
            peer: "a.test:80"
        )
        #expect(!failure.error.description.contains("secret"))
    }

    @Test("a decoder that does not go on is no failure of the network either")
    func stuckDecoder() {
        let failure = TransferFailure(code: CURLE_WRITE_ERROR, stage: .answering, peer: "a.test:80")
        #expect(
            failure.error
                == .undecodableBody(reason: "The answer of a.test:80 can't be decoded as its Content-Encoding says.")
        )
    }

    @Test("libcurl's words for a bad URL are not repeated: they may quote it")
    func malformedURL() {
        let failure = TransferFailure(
            code: CURLE_URL_MALFORMAT,
            stage: .connecting,
            message: "secret",
            peer: "a.test:80"
        )
        guard case .invalidRequest(let reason) = failure.error else {
            Issue.record("\(failure.error)")
            return
        }
        #expect(!reason.contains("secret"))
    }
}
