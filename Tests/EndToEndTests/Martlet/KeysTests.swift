import FaultServer
import Foundation
import Testing
import Waiting

@Suite("martlet keys", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct KeysTests {
    private let home = MartletHome()
    private static let key = "sk-not-to-be-seen"

    @Test("A key that is kept is sent to its host, and to no other")
    func sent() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            try await withScriptedServer(ChatScript.stream("Hello")) { other in
                let host = server.url.absoluteString
                let kept = try await home.martlet("keys", "set", "lab", "--host", host, input: .text("\(Self.key)\n"))
                #expect(kept.code == 0 && kept.text.isEmpty)
                #expect(kept.notices == "martlet: The key lab is kept for \(host).\n")

                let asked = try await home.martlet("--endpoint", "\(host)/v1", "-m", "m", "Hi")
                #expect(asked.text == "Hello\n")
                #expect(server.requests[0].header("Authorization") == "Bearer \(Self.key)")

                let url = "\(other.url.absoluteString)/v1"
                #expect(try await home.martlet("--endpoint", url, "-m", "m", "Hi").code == 0)
                #expect(other.requests[0].header("Authorization") == nil)
                let named = try await home.martlet("--endpoint", url, "-m", "m", "--key", "lab", "Hi")
                #expect(named.code == 3)
                #expect(named.notices.contains("The stored key lab is for \(host)"))
                #expect(other.requests.count == 1)
            }
        }
    }

    @Test("Nothing that is told has a key in it, and its file is for the owner alone")
    func secrecy() async throws {
        #expect(try await home.martlet("keys", "set", "OpenAI", input: .text("  \(Self.key)\r\n\n")).code == 0)
        let list = try await home.martlet("keys", "list")
        #expect(list.text == "openai\thttps://api.openai.com\n")
        let json = try await home.martlet("keys", "list", "--json")
        #expect(json.text == "[{\"name\":\"openai\",\"host\":\"https://api.openai.com\"}]\n")
        let path = try await home.martlet("keys", "path")
        #expect(path.text == "\(home.path("keys.json"))\n")
        #expect(try home.text(of: "keys.json").contains(Self.key))

        let attributes = try FileManager.default.attributesOfItem(atPath: home.path("keys.json"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)

        #expect(try await home.martlet("keys", "rm", "openai").code == 0)
        #expect(try !home.text(of: "keys.json").contains(Self.key))
        #expect(try await home.martlet("keys", "rm", "openai").code == 1)
    }

    @Test("A key that is typed is not shown")
    func hidden() async throws {
        let terminal = try PseudoTerminal()
        let process = try Program.martlet.start(
            ["keys", "set", "n4n"],
            environment: home.environment,
            input: .descriptor(terminal.side)
        )
        #expect(await process.nextNotice() == "Key for n4n at https://api.n4n.ai (it is not shown): ")
        terminal.type("\(Self.key)\n")
        let finished = await process.finish()
        #expect(finished.code == 0)
        #expect(finished.notices == "\nmartlet: The key n4n is kept for https://api.n4n.ai.\n")
        #expect(!terminal.contents().contains("sk-"))
        #expect(try home.text(of: "keys.json").contains(Self.key))
    }

    @Test("Ctrl-C at the prompt keeps nothing")
    func interrupted() async throws {
        let terminal = try PseudoTerminal()
        let process = try Program.martlet.start(
            ["keys", "set", "n4n"],
            environment: home.environment,
            input: .descriptor(terminal.side)
        )
        _ = await process.nextNotice()
        process.send(signal: SIGINT)
        #expect(await process.finish().code == 130)
        #expect(!FileManager.default.fileExists(atPath: home.path("keys.json")))
    }

    @Test(
        "What can't be kept is refused",
        arguments: [
            (["set", "nobody"], "k", "--host"), (["set", "openai"], "", "No key"),
            (["set", "openai"], "a b", "spaces"),
            (["set", "openai"], "a\nb", "More than one line"),
            (["set", "openai", "--host", "http://h"], "k", "another name"),
            (["set", "../x", "--host", "http://h"], "k", "is no name"), (["set", "x", "--host", "h"], "k", "--host"),
            (["set"], "k", "takes a name"), (["rm"], "", "martlet keys list"), ([], "", "set, list, rm or path"),
        ]
    )
    func refused(arguments: [String], input: String, words: String) async throws {
        let finished = try await Program.martlet.run(
            ["keys"] + arguments,
            environment: home.environment,
            input: .text(input)
        )
        #expect(finished.code == (words == "More than one line" ? 1 : 2))
        #expect(finished.notices.contains(words), "\(finished.notices)")
        #expect(!FileManager.default.fileExists(atPath: home.path("keys.json")))
    }

    @Test("A file that others can read is not used")
    func exposed() async throws {
        try home.write(
            "{\"openai\": {\"host\": \"https://api.openai.com\", \"key\": \"\(Self.key)\"}}",
            to: "keys.json"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: home.path("keys.json"))
        for arguments in [["keys", "list"], ["--endpoint", "openai", "Hi"]] {
            let finished = try await Program.martlet.run(arguments, environment: home.environment)
            #expect(finished.code == 3)
            #expect(finished.notices.contains("chmod 600") && !finished.notices.contains(Self.key))
        }
    }
}
