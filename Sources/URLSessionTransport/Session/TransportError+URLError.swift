import Foundation
import WebAPI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransportError {
    /// What a task's error means, by how far it had come: `head` is the response's head where there was one.
    ///
    /// On Linux many failures bear the code for "unknown" or one that misleads, so only codes that name a phase count.
    init(_ error: any Error, head: HTTPResponse?) {
        let reason = error.localizedDescription
        guard let code = (error as? URLError)?.code else {
            self = .failed(head == nil ? .head : .body, reason: reason)
            return
        }
        self =
            switch code {
            case .cancelled: .cancelled
            case .cannotDecodeRawData, .cannotDecodeContentData: .undecodableBody(reason: reason)
            case .badURL, .dataLengthExceedsMaximum: .invalidRequest(reason: reason)
            case .unknown where head?.isEncoded == true && reason.contains("encoding"): .undecodableBody(reason: reason)
            default: .failed(code.phase(hasHead: head != nil), reason: reason)
            }
    }
}

extension URLError.Code {
    fileprivate func phase(hasHead: Bool) -> TransportError.Phase {
        if hasHead { return .body }
        return switch self {
        case .cannotFindHost, .dnsLookupFailed: .resolve
        case .cannotConnectToHost, .notConnectedToInternet, .timedOut: .connect
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            .tls
        default: .head
        }
    }
}

extension HTTPResponse {
    fileprivate var isEncoded: Bool {
        headers["Content-Encoding"].map { $0.lowercased() != "identity" } ?? false
    }
}
