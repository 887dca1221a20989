import Foundation
import Testing
import WebAPI

@testable import URLSessionTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A code counts where it names a phase; elsewhere it is how far the response had come.
@Suite("URLSessionHTTPTransport: errors")
struct URLErrorTests {
    private static let head = HTTPResponse(status: 200)
    private static let gzipHead = HTTPResponse(status: 200, headers: ["Content-Encoding": "gzip"])

    @Test(
        "before the head",
        arguments: [
            (URLError.Code.cannotFindHost, TransportError.Phase.resolve), (.dnsLookupFailed, .resolve),
            (.cannotConnectToHost, .connect), (.notConnectedToInternet, .connect), (.timedOut, .connect),
            (.secureConnectionFailed, .tls), (.serverCertificateUntrusted, .tls), (.serverCertificateHasBadDate, .tls),
            (.networkConnectionLost, .head), (.badServerResponse, .head), (.unsupportedURL, .head), (.unknown, .head),
        ]
    )
    func beforeHead(code: URLError.Code, phase: TransportError.Phase) {
        #expect(TransportError(URLError(code), head: nil).phase == phase)
    }

    @Test("after the head it is the body", arguments: [URLError.Code.networkConnectionLost, .unknown, .timedOut])
    func afterHead(code: URLError.Code) {
        #expect(TransportError(URLError(code), head: Self.head).phase == .body)
        #expect(TransportError(URLError(code), head: Self.gzipHead).phase == .body)
    }

    @Test("a body that can't be decoded", arguments: [URLError.Code.cannotDecodeRawData, .cannotDecodeContentData])
    func undecodable(code: URLError.Code) {
        guard case .undecodableBody = TransportError(URLError(code), head: Self.gzipHead) else {
            Issue.record("expected an undecodable body")
            return
        }
    }

    @Test("cancellation is no failure, in any phase", arguments: [nil, head])
    func cancelled(head: HTTPResponse?) {
        #expect(TransportError(URLError(.cancelled), head: head) == .cancelled)
    }

    @Test("another error than the session's counts by how far it had come")
    func foreign() {
        #expect(TransportError(CocoaError(.fileReadUnknown), head: nil).phase == .head)
        #expect(TransportError(CocoaError(.fileReadUnknown), head: Self.head).phase == .body)
    }
}
