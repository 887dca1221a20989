/// The values of `Host` under which the page is served. A page of another name is another site's, whatever address that
/// name has.
struct ServedHosts: Sendable {
    private let names: Set<String>
    private let port: String
    private let servesAddresses: Bool

    /// Names the hosts of a server.
    ///
    /// - Parameters:
    ///   - host: The host that the server was told to listen at, without brackets.
    ///   - port: Its port.
    init(host: String, port: Int) {
        let host = host.lowercased()
        let loopback = ["127.0.0.1", "localhost", "[::1]"]
        let hosts = Set(loopback + [host.contains(":") ? "[\(host)]" : host])
        names = Set(hosts.map { "\($0):\(port)" }).union(port == 80 ? hosts : [])
        self.port = ":\(port)"
        servesAddresses = ["0.0.0.0", "::"].contains(host)
    }

    /// Whether the page is served under this name.
    func contains(_ name: String) -> Bool {
        let name = name.lowercased()
        return names.contains(name) || (servesAddresses && isAddress(name))
    }

    /// Where the server listens at all addresses of the machine, a number may be one of them; a name may be anybody's.
    private func isAddress(_ name: String) -> Bool {
        guard name.hasSuffix(port) else { return false }
        let host = name.dropLast(port.count)
        let digits = host.hasPrefix("[") && host.hasSuffix("]") ? "0123456789abcdef:." : "0123456789."
        let inner = digits.contains(":") ? host.dropFirst().dropLast() : host
        return !inner.isEmpty && inner.allSatisfy(digits.contains)
    }
}
