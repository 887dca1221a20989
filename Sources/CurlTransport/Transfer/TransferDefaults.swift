/// What every transfer of one transport is set up with, found out once.
struct TransferDefaults {
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
