import Testing

@testable import CurlTransport

@Suite("TransferDefaults")
struct TransferDefaultsTests {
    @Test(
        "loopback never goes through a proxy",
        arguments: [
            ("", "localhost,127.0.0.0/8,127.0.0.1,::1"),
            ("a.test,.b.test", "a.test,.b.test,localhost,127.0.0.0/8,127.0.0.1,::1"),
            ("*", "*"),
        ]
    )
    func bypassesProxy(hosts: String, expected: String) {
        #expect(TransferDefaults.withLoopback(hosts) == expected)
    }
}
