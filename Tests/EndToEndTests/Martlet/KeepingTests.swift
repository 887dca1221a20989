import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("What martlet keeps", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct KeepingTests {
    private let home = MartletHome()

    /// Asks a server that answers so, and returns what the program did and what it asked.
    private func ask(
        _ arguments: String...,
        answer: ScriptedResponse = ChatScript.stream("Hel", "lo")
    ) async throws -> (finished: FinishedProcess, messages: [JSONValue]) {
        try await withScriptedServer(answer) { server in
            let finished = try await Program.martlet.run(
                Program.talking(to: server) + arguments,
                environment: home.environment
            )
            let request = server.requests.first.map(\.text)
            let messages = try request.map { try JSONValue(parsing: $0)["messages"]?.arrayValue ?? [] }
            return (finished, messages ?? [])
        }
    }

    private func history(_ arguments: String...) async throws -> FinishedProcess {
        try await Program.martlet.run(["history"] + arguments, environment: home.environment)
    }

    @Test("a question and its answer, under an id that standard error tells")
    func kept() async throws {
        let (finished, _) = try await ask("Say hello")
        #expect(finished.text == "Hello\n")
        let id = try #require(finished.notices.split(separator: " ").first { $0.hasSuffix(";") }?.dropLast())
        #expect(finished.notices == "martlet: Kept as \(id); martlet -c goes on.\n")
        #expect(
            try await home.messages(of: String(id)) == [
                KeptMessage(role: "user", text: "Say hello", status: "complete"),
                KeptMessage(role: "assistant", text: "Hello", status: "complete"),
            ]
        )
        let database = home.path("conversations.db")
        #expect(try FileManager.default.attributesOfItem(atPath: database)[.posixPermissions] as? Int == 0o600)
    }

    @Test("-c goes on with the last conversation, --cid with any")
    func continued() async throws {
        _ = try await ask("-s", "Be brief", "First")
        let first = try #require(try await history().text.split(separator: "\t").first)
        _ = try await ask("Other")
        let (_, last) = try await ask("-c", "More")
        #expect(last.compactMap { $0["content"]?.stringValue } == ["Other", "Hello", "More"])
        let (_, named) = try await ask("--cid", first.lowercased().prefix(20).description, "More")
        #expect(named.compactMap { $0["content"]?.stringValue } == ["Be brief", "First", "Hello", "More"])
        #expect(try await history().text.split(separator: "\n").count == 2)
    }

    @Test("--no-log keeps nothing, of a new conversation or of one that goes on")
    func offTheRecord() async throws {
        let (finished, _) = try await ask("--no-log", "Secret")
        #expect(finished.notices.isEmpty)
        #expect(try await history().text.isEmpty)
        _ = try await ask("First")
        let (_, messages) = try await ask("-c", "--no-log", "Secret")
        #expect(messages.compactMap { $0["content"]?.stringValue } == ["First", "Hello", "Secret"])
        #expect(try await home.messages().map(\.text) == ["First", "Hello"])
    }

    @Test("an answer that broke off, and why", arguments: [["Hi"], ["--no-stream", "Hi"]])
    func broken(arguments: [String]) async throws {
        let script = ScriptedResponse(.eventStreamHead, ChatScript.text("Half"), .lastChunk())
        let finished = try await withScriptedServer(script) { server in
            try await Program.martlet.run(Program.talking(to: server) + arguments, environment: home.environment)
        }
        #expect(finished.code == 6)
        #expect(try await home.messages().last == KeptMessage(role: "assistant", text: "Half", status: "truncated"))
    }

    @Test("What failed is said first, then where it is kept")
    func order() async throws {
        let script = ChatScript.failure(400, "Too long", code: "context_length_exceeded")
        let (finished, _) = try await ask("Hi", answer: script)
        #expect(finished.code == 1)
        let lines = finished.notices.split(separator: "\n")
        #expect(lines.count == 2, "\(finished.notices)")
        #expect(lines.first?.contains("Too long") == true)
        #expect(lines.last?.hasPrefix("martlet: Kept as ") == true)
    }

    @Test("A search that finds nothing says so")
    func nothingFound() async throws {
        let plain = try await history("search", "kestrel")
        #expect(plain.text.isEmpty)
        #expect(plain.notices == "martlet: Nothing has these words.\n")
        #expect(plain.code == 0)
        let json = try await history("search", "--json", "kestrel")
        #expect(json.text == "[]\n")
        #expect(json.notices == "martlet: Nothing has these words.\n")
    }

    @Test("-c without a conversation, and an id that nobody has, are mistakes of the command line")
    func nothingThere() async throws {
        let (last, _) = try await ask("-c", "More")
        #expect(last.code == 2)
        #expect(last.notices == "martlet: There is no conversation yet: ask something first.\n")
        let (named, _) = try await ask("--cid", "7ZZ", "More")
        #expect(named.code == 2)
        #expect(named.notices.hasPrefix("martlet: No conversation has an id that begins with \"7ZZ\";"))
    }

    @Test("Attachments go along, and stay in the conversation")
    func attachments() async throws {
        try home.write("GIF89a", to: "dot.gif")
        try home.write("Fly.\n", to: "notes.txt")
        let (_, messages) = try await ask("-a", home.path("dot.gif"), "-a", home.path("notes.txt"), "What is this?")
        let parts: JSONValue = [
            ["type": "text", "text": "What is this?"],
            ["type": "image_url", "image_url": ["url": "data:image/gif;base64,R0lGODlh"]],
            ["type": "text", "text": "notes.txt:\n\nFly.\n"],
        ]
        #expect(messages.first?["content"] == parts)
        let (_, next) = try await ask("-c", "And now?")
        #expect(next.first?["content"] == parts)
    }

    @Test("A store that can't be used costs nobody their answer, and is left as it is")
    func unusable() async throws {
        let content = "This is no database, and it is somebody's."
        try home.write(content, to: "conversations.db")
        let (finished, _) = try await ask("Hi")
        #expect(finished.text == "Hello\n")
        #expect(finished.code == 0)
        #expect(finished.notices.hasPrefix("martlet: This is not kept. "))
        #expect(try home.text(of: "conversations.db") == content)
        #expect(try await history().code == 1)
    }

    @Test("-x prints the first block of code, and all is kept")
    func code() async throws {
        let answer = "Here:\n```sh\nls\n```\n"
        let (finished, _) = try await ask("-x", "How?", answer: ChatScript.stream(answer))
        #expect(finished.text == "ls\n")
        #expect(try await home.messages().last?.text == answer)
    }

    @Test("--offline-ok gives the last answer to the same question where nobody answers, and says so")
    func lastAnswer() async throws {
        let answer = ChatScript.stream("Hello")
        try await withScriptedServer(answer, ChatScript.failure(500)) { server in
            let ask = Program.talking(to: server) + ["--offline-ok", "--max-retries", "0", "Hi"]
            let first = try await Program.martlet.run(ask, environment: home.environment)
            #expect(first.text == "Hello\n")
            let second = try await Program.martlet.run(ask, environment: home.environment)
            #expect(second.text == "Hello\n")
            #expect(second.code == 0)
            #expect(second.notices.contains("Nobody answered; this is an answer from"))
        }
    }

    @Test("-c goes on with the model and the system prompt that were asked for, at the same endpoint")
    func settings() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let endpoint = ["--endpoint", "\(server.url.absoluteString)/v1"]
            for arguments in [
                ["-m", "one", "-s", "Be brief", "1"], ["-c", "2"], ["-c", "-m", "two", "3"], ["-c", "4"],
            ] {
                let asked = try await Program.martlet.run(endpoint + arguments, environment: home.environment)
                #expect(asked.code == 0, "\(asked.notices)")
            }
            let requests = try server.requests.map { try JSONValue(parsing: $0.text) }
            #expect(requests.map { $0["model"]?.stringValue } == ["one", "one", "two", "two"])
            #expect(requests.allSatisfy { $0["messages"]?.arrayValue?.first?["content"] == "Be brief" })
        }
    }

    @Test("-x prints nothing where there is no code, lest a shell run it")
    func noCode() async throws {
        let (finished, _) = try await ask("-x", "How?")
        #expect(finished.text.isEmpty)
        #expect(finished.code == 1)
        #expect(finished.notices.hasPrefix("martlet: There is no block of code in the answer:\nHello\n"))
    }

    @Test("That another endpoint is asked than before is said")
    func elsewhere() async throws {
        let finished = try await withScriptedServer(ChatScript.stream("Hello")) { server in
            // As long as it is there, no other server gets its port.
            let first = Program.talking(to: server) + ["First"]
            #expect(try await Program.martlet.run(first, environment: home.environment).code == 0)
            return try await ask("-c", "Second").finished
        }
        #expect(finished.notices.contains(" answered before; 127.0.0.1:"))
    }

    @Test("The cost is told with the usage, by the prices of the model that was asked")
    func cost() async throws {
        try home.write(#"{"prices": {"m": {"input": 2, "output": 10}}}"#, to: "config.json")
        let usage: JSONValue = ["prompt_tokens": 1000, "completion_tokens": 100, "total_tokens": 1100]
        let (finished, _) = try await ask("-u", "Hi", answer: ChatScript.stream("Hello", usage: usage))
        #expect(finished.notices.contains("martlet: Cost: $0.003000.\n"))
    }

    @Test("What is deleted or pruned is gone from what was typed in chats too", arguments: [true, false])
    func forgottenWords(isPruned: Bool) async throws {
        let chat = try await withScriptedServer(ChatScript.stream("Hello"), ChatScript.stream("Bye")) { server in
            try await Program.martlet.run(
                ["chat"] + Program.talking(to: server),
                environment: home.environment,
                input: .text("What a heron?\nAnd a bittern?\n")
            )
        }
        #expect(chat.code == 0)
        try home.write("What a heron?\nWhat a stork?\n/edit And a bittern?\n", to: "history")
        let id = try #require(try await history().text.split(separator: "\t").first.map(String.init))
        let removed = try await isPruned ? history("prune", "0m") : history("rm", id)
        #expect(removed.notices == "martlet: 1 conversation is deleted.\n")
        #expect(try home.text(of: "history") == "What a stork?\n")
    }

    @Test("A terminal is asked before all is deleted, unless --yes", arguments: ["y", "n", "--yes"])
    func asked(answer: String) async throws {
        _ = try await ask("First")
        let terminal = try PseudoTerminal()
        let flags = answer.hasPrefix("--") ? [answer] : []
        let child = try Program.martlet.start(
            ["history", "rm", "--all"] + flags,
            environment: home.environment,
            input: .descriptor(terminal.side)
        )
        if flags.isEmpty { terminal.type("\(answer)\n") }
        let finished = await child.finish()
        #expect(finished.notices.contains("Delete all conversations? [y/N] ") == flags.isEmpty)
        #expect(finished.code == (answer == "n" ? 1 : 0))
        #expect(try await history().text.isEmpty == (answer != "n"))
    }

    @Test("history rm --all takes what was typed in chats along")
    func forgotten() async throws {
        try home.write("What a heron\n", to: "history")
        _ = try await ask("First")
        let removed = try await history("rm", "--all")
        #expect(removed.notices == "martlet: 1 conversation is deleted.\n")
        #expect(try home.text(of: "history").contains("heron") == false)
        #expect(try await history().text.isEmpty)
    }
}
