import Testing

@testable import LocalInference

@Suite("The line in which a server says where it listens")
struct AnnouncementTests {
    @Test(
        "gives the port",
        arguments: [
            ("listening on http://127.0.0.1:45771", 45771),
            ("0.01.258.535 I srv          init: listening on http://127.0.0.1:45771", 45771),
            ("main: server is listening on http://127.0.0.1:36341 - starting the main loop", 36341),
            ("main: HTTP server is listening, hostname: 127.0.0.1, port: 8080, http threads: 7", 8080),
            ("listening on http://127.0.0.1:", nil),
            ("listening on http://127.0.0.1:0", nil),
            ("listening on http://127.0.0.1:65536", nil),
            ("listening on http://192.0.2.1:80", nil),
            ("see http://127.0.0.1:80 for help", nil),
            ("", nil),
        ] as [(String, Int?)]
    )
    func port(line: String, port: Int?) {
        #expect(Announcement.port(in: line) == port)
    }
}
