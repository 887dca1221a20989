import CCurl
import WebAPI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is known of a transfer that failed.
struct TransferFailure {
    /// How far the transfer had come.
    enum Stage {
        case connecting
        case requesting
        case answering
    }

    /// Why this side ended a transfer.
    enum Refusal {
        /// A kept connection was dead, and the request may not be written to another one unasked.
        case secondAttempt
        /// The header lines do not end.
        case headTooLong
    }

    var code: CURLcode
    var stage: Stage
    var refusal: Refusal?
    /// libcurl's own words; may be empty.
    var message = ""
    /// `errno` of the last attempt to open a connection, or zero.
    var systemError: Int32 = 0
    var peer: String
    var connectTimeout: Duration?
}

extension TransferFailure {
    /// The failure in the transport's terms.
    var error: TransportError {
        switch (refusal, code) {
        case (.secondAttempt, _):
            .failed(
                .head,
                reason:
                    "\(peer) closed a connection that was kept open instead of answering. The request may have been "
                    + "carried out, so it was not sent again."
            )
        case (.headTooLong, _):
            .failed(.head, reason: "The header of the answer of \(peer) is longer than \(HeadParser.limit / 1024) KB.")
        case (nil, CURLE_OPERATION_TIMEDOUT) where stage == .connecting && connectTimeout != nil:
            .timedOut(.connect, after: connectTimeout ?? .zero)
        case (nil, CURLE_BAD_CONTENT_ENCODING):
            .undecodableBody(reason: "The answer of \(peer) can't be decoded as its Content-Encoding says: \(detail).")
        case (nil, CURLE_WRITE_ERROR) where stage == .answering:
            // Nothing is refused here, so it was libcurl's decoder that did not go on.
            .undecodableBody(reason: "The answer of \(peer) can't be decoded as its Content-Encoding says.")
        case (nil, CURLE_URL_MALFORMAT) where stage == .connecting,
            (nil, CURLE_UNSUPPORTED_PROTOCOL) where stage == .connecting,
            (nil, CURLE_BAD_FUNCTION_ARGUMENT) where stage == .connecting:
            .invalidRequest(
                reason: "libcurl does not take the request to \(peer): \(String(cString: curl_easy_strerror(code)))."
            )
        default:
            .failed(phase, reason: "\(phase.sentence(peer)): \(detail).")
        }
    }

    private var phase: TransportError.Phase {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .resolve
        case CURLE_COULDNT_CONNECT, CURLE_PROXY: .connect
        case _ where Self.securityCodes.contains(code.rawValue): .tls
        case CURLE_SEND_ERROR where stage != .answering, CURLE_SEND_FAIL_REWIND: .send
        default:
            switch stage {
            case .connecting: .connect
            case .requesting: .head
            case .answering: .body
            }
        }
    }

    private static let securityCodes: Set<UInt32> = Set(
        [
            CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CRL_BADFILE, CURLE_SSL_INVALIDCERTSTATUS,
            CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_USE_SSL_FAILED,
        ].map(\.rawValue)
    )

    /// The system's words for a connection that could not be opened, else libcurl's, without a full stop.
    private var detail: String {
        if code == CURLE_COULDNT_CONNECT, systemError != 0 {
            return String(cString: strerror(systemError))
        }
        // With an at sign libcurl may be quoting the address of a proxy, with the password in it.
        let isFitToShow = !message.isEmpty && !message.contains("@")
        let words = isFitToShow ? message : String(cString: curl_easy_strerror(code))
        if code == CURLE_OK { return "the connection was closed inside the header" }
        return words.hasSuffix(".") ? String(words.dropLast()) : words
    }
}

extension TransportError.Phase {
    /// What went wrong, as the start of a sentence.
    fileprivate func sentence(_ peer: String) -> String {
        switch self {
        case .resolve: "The host of \(peer) was not found"
        case .connect: "No connection to \(peer) could be opened"
        case .tls: "No secure connection to \(peer) could be made"
        case .send: "The request could not be written to \(peer)"
        case .head: "No answer came from \(peer)"
        case .body: "The answer of \(peer) did not arrive whole"
        }
    }
}
