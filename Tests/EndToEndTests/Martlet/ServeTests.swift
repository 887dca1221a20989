import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet serve", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct ServeTests {
    private let home = MartletHome()

    private func serve(_ server: ScriptedServer, _ arguments: String...) async throws -> ServedChat {
        try await ServedChat(Program.talking(to: server) + arguments, home: home)
    }

    @Test("A conversation that begins on the page goes on in the terminal, and back")
    func conversation() async throws {
        try await withScriptedServer(
            ChatScript.stream("One ", "**bird**"),
            ChatScript.stream("Two"),
            ChatScript.stream("Three")
        ) { server in
            let page = try await serve(server)
            #expect(try await page.open().status == 200)
            let id = try await page.begin("first")
            #expect(try await page.waitForAnswer(in: id, status: "complete") == "One **bird**")

            let terminal = try await Program.martlet.run(
                Program.talking(to: server) + ["-c", "second"],
                environment: home.environment
            )
            #expect(terminal.text == "Two\n")
            #expect(try await page.waitForAnswer(in: id, status: "complete") == "Two")

            #expect(try await page.post("/api/conversations/\(id)/send", ["text": "third"]).status == 200)
            try await eventually("the third answer") {
                try await page.waitForAnswer(in: id, status: "complete") != "Two"
            }
            let asked = try JSONValue(parsing: try #require(server.requests.last).body)["messages"]?.arrayValue ?? []
            #expect(
                asked.compactMap { $0["content"]?.stringValue } == [
                    "first", "One **bird**", "second", "Two", "third",
                ]
            )
            page.child.send(signal: SIGTERM)
            #expect(await page.child.finish().code == 143)
        }
    }

    @Test(
        "A signal stops the answer that is coming, keeps it, and ends",
        arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)]
    )
    func interrupted(signal: Int32, code: Int32) async throws {
        let script = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .silence)
        try await withScriptedServer(script) { server in
            let page = try await serve(server)
            _ = try await page.open()
            let id = try await page.begin("Tell a story")
            #expect(try await page.waitForAnswer(in: id, status: "streaming").contains("Once upon"))
            page.child.send(signal: signal)
            #expect(await page.child.finish().code == code)
            #expect(try await server.end().isByClient)
            let shown = try await home.martlet("history", "show", id)
            #expect(shown.text.contains("Once upon"))
        }
    }

    @Test("Who has no token or cookie, or comes from another site, gets nothing")
    func strangers() async throws {
        try await withScriptedServer { server in
            let page = try await serve(server)
            #expect(try await page.get("/").status == 401)
            #expect(try await page.get("/api/conversations").status == 401)
            #expect(try await page.get("/?token=\(String(repeating: "A", count: 43))").status == 401)
            #expect(try await page.open().status == 200)
            #expect(try await page.get("/api/conversations").status == 200)
            #expect(try await page.get("/api/conversations", "-H", "Host: evil.example").status == 403)
            #expect(try await page.get("/api/conversations", "-H", "Origin: http://evil.example").status == 403)
            #expect(try await page.get("/api/conversations", "-H", "Sec-Fetch-Site: same-site").status == 403)
        }
    }

    @Test("No key and no token is in an answer or on standard error")
    func secrets() async throws {
        try await withScriptedServer(
            ChatScript.failure(401, "Incorrect API key provided: \(Program.secret)")
        ) { server in
            let page = try await serve(server, "--key", Program.secret, "--max-retries", "0")
            var seen = try await page.open().text
            let id = try await page.begin("first")
            _ = try await page.waitForAnswer(in: id, status: "failed")
            for path in ["/page.js", "/api/conversations", "/api/conversations/\(id)", "/api/models", "/api/x"] {
                seen += try await page.get(path, "-i").text
            }
            page.child.send(signal: SIGINT)
            seen += await page.child.finish().notices
            #expect(!seen.contains(Program.secret))
            #expect(!seen.contains(page.token))
        }
    }

    @Test("Nothing is kept with --no-log")
    func offTheRecord() async throws {
        try await withScriptedServer(ChatScript.stream("One")) { server in
            let page = try await serve(server, "--no-log")
            _ = try await page.open()
            let id = try await page.begin("first")
            #expect(try await page.waitForAnswer(in: id, status: "complete") == "One")
            page.child.send(signal: SIGINT)
            _ = await page.child.finish()
            #expect(!FileManager.default.fileExists(atPath: home.path("conversations.db")))
        }
    }

    @Test("A port that is taken, and a host that others reach, are told in a sentence")
    func refusedPlaces() async throws {
        try await withScriptedServer { server in
            let taken = try await home.martlet(
                "serve",
                "--endpoint",
                server.url.absoluteString,
                "--port",
                "\(server.port)"
            )
            #expect(taken.code == 1)
            #expect(taken.notices.hasPrefix("martlet: Port \(server.port) is taken by another program."))
            #expect(taken.text.isEmpty)
            for host in ["0.0.0.0", "::"] {
                let open = try await home.martlet("serve", "--endpoint", server.url.absoluteString, "--host", host)
                #expect(open.code == 2)
                #expect(open.notices.contains("--i-know"))
                #expect(open.text.isEmpty)
            }
        }
    }

    @Test("The browser gets a file that leads in and that nobody else can read, and no word of the token")
    func browser() async throws {
        try home.write(
            """
            #!/bin/sh
            { echo "$@"; stat -c %a "$1"; cat "$1"; } > "$MARTLET_HOME/opened.part"
            mv "$MARTLET_HOME/opened.part" "$MARTLET_HOME/opened"
            """,
            to: "bin/xdg-open"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.path("bin/xdg-open"))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        try await withScriptedServer { server in
            let page = try await ServedChat(
                Program.talking(to: server) + ["--open"],
                home: home,
                environment: ["PATH": "\(home.path("bin")):\(path)"]
            )
            try await eventually("a browser") { FileManager.default.fileExists(atPath: home.path("opened")) }
            let opened = try home.text(of: "opened").split(separator: "\n")
            #expect(opened.prefix(2) == [home.path("page.html")[...], "600"])
            #expect(opened.dropFirst(2).contains { $0.contains("url=\(page.url)\"") })
            page.child.send(signal: SIGINT)
            #expect(await page.child.finish().code == 130)
            #expect(!FileManager.default.fileExists(atPath: home.path("page.html")))
        }
    }
}
