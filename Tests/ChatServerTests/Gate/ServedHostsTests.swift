import Testing

@testable import ChatServer

@Suite("The hosts under which the page is served")
struct ServedHostsTests {
    @Test(
        "are this machine's, with the port",
        arguments: [
            ("127.0.0.1:4711", true), ("localhost:4711", true), ("LocalHost:4711", true), ("[::1]:4711", true),
            ("127.0.0.1", false), ("localhost", false), ("127.0.0.1:80", false), ("127.0.0.1:47110", false),
            ("", false),
            ("evil.example:4711", false), ("127.0.0.1.evil.example:4711", false), ("localhost.:4711", false),
            ("::1:4711", false), ("127.0.0.2:4711", false), ("a@127.0.0.1:4711", false), ("192.168.1.5:4711", false),
        ]
    )
    func loopback(name: String, isServed: Bool) {
        #expect(ServedHosts(host: "127.0.0.1", port: 4711).contains(name) == isServed)
    }

    @Test(
        "are also the one that was named, and any number where all addresses are",
        arguments: [
            ("192.168.1.5", "192.168.1.5:4711", true), ("192.168.1.5", "192.168.1.6:4711", false),
            ("FE80::1", "[fe80::1]:4711", true), ("Box.Lan", "box.lan:4711", true), ("box.lan", "lan:4711", false),
            ("0.0.0.0", "192.168.1.5:4711", true), ("0.0.0.0", "[fe80::1]:4711", true), ("::", "10.0.0.1:4711", true),
            ("0.0.0.0", "10.0.0.1:4712", false), ("0.0.0.0", "evil.example:4711", false), ("0.0.0.0", ":4711", false),
            ("0.0.0.0", "[]:4711", false), ("0.0.0.0", "[evil]:4711", false), ("0.0.0.0", "fe80::1:4711", false),
        ]
    )
    func named(host: String, name: String, isServed: Bool) {
        #expect(ServedHosts(host: host, port: 4711).contains(name) == isServed)
    }

    @Test("need no port where it is HTTP's own")
    func portOfHTTP() {
        #expect(ServedHosts(host: "127.0.0.1", port: 80).contains("localhost"))
    }
}
