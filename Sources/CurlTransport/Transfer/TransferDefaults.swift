import CCurl

/// What every transfer of one transport is set up with, found out once.
struct TransferDefaults {
    /// How long a connection may have been idle to be used again, in seconds. Many servers keep one for 60 or more.
    private static let idleConnectionLifetime = 60

    let authorities: CertificateAuthorities
    let hostsWithoutProxy: String
    let prefersHTTP2: Bool

    init(_ configuration: Configuration) {
        authorities = configuration.certificateAuthority.map { .only(file: $0) } ?? .system()
        hostsWithoutProxy = Self.withLoopback(
            Environment.value(of: "no_proxy") ?? Environment.value(of: "NO_PROXY") ?? ""
        )
        prefersHTTP2 = configuration.prefersHTTP2
    }

    /// The hosts that the user reaches without a proxy, and the loopback ones. An asterisk means all of them, but only
    /// where it stands alone.
    static func withLoopback(_ hosts: String) -> String {
        let loopback = "localhost,127.0.0.0/8,127.0.0.1,::1"
        switch hosts {
        case "": return loopback
        case "*": return hosts
        default: return hosts + "," + loopback
        }
    }
}

extension TransferDefaults {
    /// Sets up a handle that is to serve one transfer after another.
    func apply(to easy: EasyHandle) {
        easy.note(curl_shim_allow_only_http(easy.pointer))
        easy.note(curl_shim_leave_resolver_behind(easy.pointer))
        easy.set(CURLOPT_NOSIGNAL, true)
        easy.set(CURLOPT_PATH_AS_IS, true)
        easy.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, true)
        easy.set(CURLOPT_ACCEPT_ENCODING, "")
        easy.set(CURLOPT_HTTP_VERSION, Int(prefersHTTP2 ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1))
        easy.set(CURLOPT_NOPROXY, hostsWithoutProxy)
        easy.set(CURLOPT_TCP_NODELAY, true)
        easy.set(CURLOPT_TCP_KEEPALIVE, true)
        easy.set(CURLOPT_MAXAGE_CONN, Self.idleConnectionLifetime)
    }
}
