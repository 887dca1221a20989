import CCurl
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Transfer {
    /// Bodies up to this size travel with the head, in one packet where they fit.
    private static let smallBody = 64 * 1024

    func setUp(_ defaults: TransferDefaults) {
        setContext()
        easy.set(CURLOPT_CONNECTTIMEOUT_MS, connectTimeout)
        if plan.isSecure {
            defaults.authorities.apply(to: easy)
        }
        setUpRequest()
    }

    /// Zero would mean libcurl's own limit of five minutes.
    private var connectTimeout: Int {
        plan.connectTimeout.map { max(1, Int($0.milliseconds)) } ?? Int(Int32.max)
    }

    private func setUpRequest() {
        easy.set(CURLOPT_URL, plan.url.absoluteString)
        easy.setHeaders(plan.headerLines)
        if plan.announcesBody {
            setUpBody()
        }
        switch plan.method {
        case .head: easy.set(CURLOPT_NOBODY, true)
        case .get where !plan.announcesBody, .post: break
        default: easy.set(CURLOPT_CUSTOMREQUEST, plan.method.rawValue)
        }
    }

    /// libcurl copies a small body; of a large one it takes a part at a time.
    private func setUpBody() {
        let body = plan.body ?? Data()
        easy.set(CURLOPT_POST, true)
        easy.set(CURLOPT_POSTFIELDSIZE_LARGE, offset: body.count)
        guard body.count <= Self.smallBody else { return }
        guard !body.isEmpty else { return easy.set(CURLOPT_COPYPOSTFIELDS, "") }
        body.withUnsafeBytes {
            easy.set(CURLOPT_COPYPOSTFIELDS, pointer: UnsafeMutableRawPointer(mutating: $0.baseAddress))
        }
    }
}
