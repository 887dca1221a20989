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
    /// How long a connection may have been idle to be used again, in seconds. Many servers keep one for 60 or more.
    private static let idleConnectionLifetime = 60

    func setUp(_ defaults: TransferDefaults) {
        setUpBehaviour()
        setUpConnection(defaults)
        setUpRequest()
        installCallbacks()
    }

    private func setUpBehaviour() {
        easy.note(curl_shim_allow_only_http(easy.pointer))
        easy.note(curl_shim_leave_resolver_behind(easy.pointer))
        easy.set(CURLOPT_NOSIGNAL, true)
        easy.set(CURLOPT_PATH_AS_IS, true)
        easy.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, true)
        easy.set(CURLOPT_ACCEPT_ENCODING, "")
    }

    private func setUpConnection(_ defaults: TransferDefaults) {
        let version = defaults.prefersHTTP2 ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1
        easy.set(CURLOPT_HTTP_VERSION, Int(version))
        easy.set(CURLOPT_NOPROXY, defaults.hostsWithoutProxy)
        easy.set(CURLOPT_CONNECTTIMEOUT_MS, connectTimeout)
        easy.set(CURLOPT_TCP_NODELAY, true)
        easy.set(CURLOPT_TCP_KEEPALIVE, true)
        easy.set(CURLOPT_MAXAGE_CONN, Self.idleConnectionLifetime)
        if plan.isSecure {
            defaults.authorities.apply(to: &easy)
        }
    }

    /// Zero would mean libcurl's own limit of five minutes.
    private var connectTimeout: Int {
        plan.connectTimeout.map { max(1, Int($0.milliseconds)) } ?? Int(Int32.max)
    }

    private func setUpRequest() {
        easy.set(CURLOPT_URL, plan.url)
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
        let bytes = [UInt8](body) + [0]
        bytes.withUnsafeBytes {
            easy.set(CURLOPT_COPYPOSTFIELDS, pointer: UnsafeMutableRawPointer(mutating: $0.baseAddress))
        }
    }
}
