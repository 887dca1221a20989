import JSONCoding
import Testing

@testable import ChatTerminal

@Suite("What a command line asks for")
struct InvocationTests {
    private func ask(_ arguments: String...) throws -> AskArguments {
        guard case .ask(let asked) = try Invocation(arguments: arguments) else {
            throw UsageError("This is no question: \(arguments)")
        }
        return asked
    }

    @Test("A question with everything")
    func everything() throws {
        let asked = try ask(
            "-m",
            "gpt",
            "-s",
            "Be brief",
            "-o",
            "temperature",
            "0.2",
            "-o",
            "stop",
            "END",
            "--endpoint",
            "n4n",
            "--key",
            "k",
            "--timeout",
            "1.5",
            "--first-token-timeout",
            "20",
            "--max-retries",
            "0",
            "--fallback",
            "n",
            "--fallback",
            "openai",
            "--offline-ok",
            "-a",
            "bird.png",
            "-a",
            "-",
            "--cid",
            "01J",
            "-c",
            "--no-log",
            "--no-stream",
            "--json",
            "-u",
            "-q",
            "Why",
            "not?"
        )
        #expect(asked.words == ["Why", "not?"])
        #expect(asked.system == "Be brief")
        #expect(asked.fields.map(\.name) == ["temperature", "stop"])
        #expect(asked.connection.endpoint == "n4n")
        #expect(asked.connection.key == "k")
        #expect(asked.connection.model == "gpt")
        #expect(asked.connection.timeout == .seconds(1.5))
        #expect(asked.connection.firstTokenTimeout == .seconds(20))
        #expect(asked.connection.maximumRetries == 0)
        #expect(asked.fallbacks == ["n", "openai"])
        #expect(asked.attachments == ["bird.png", "-"])
        #expect(asked.conversation == .id("01J"))
        #expect(asked.isOffTheRecord)
        #expect(asked.isOfflineOK)
        #expect(!asked.streams && asked.printsJSON && asked.showsUsage && asked.isQuiet)
    }

    @Test("A question with nothing")
    func nothing() throws {
        let asked = try ask()
        #expect(asked.words.isEmpty && asked.system == nil && asked.fields.isEmpty)
        #expect(asked.fallbacks.isEmpty && !asked.isOfflineOK && asked.connection.maximumRetries == nil)
        #expect(asked.streams && !asked.printsJSON && !asked.showsUsage && !asked.isQuiet)
    }

    @Test(
        "A first word that is a subcommand is one",
        arguments: [
            (["models"], "models"), (["--endpoint", "local", "models"], "models"), (["models", "-q"], "models"),
            (["inspect", "-"], "inspect"), (["--json", "inspect", "f"], "inspect"),
            (["local", "install"], "local"), (["local", "status"], "local"),
            (["doctor"], "doctor"), (["--json", "doctor"], "doctor"), (["doctor", "--help"], "help"),
            (["local", "remove"], "local"), (["--", "models"], "ask"), (["-q", "--", "local"], "ask"),
            (["list", "models"], "ask"), (["Models"], "ask"), (["-s", "models", "x"], "ask"),
            (["chat", "-c"], "chat"), (["talk"], "ask"), (["-h"], "help"), (["models", "-h"], "help"),
            (["local", "--help"], "help"),
            (["-h", "inspect"], "help"), (["-v"], "version"), (["--version"], "version"),
        ]
    )
    func subcommands(arguments: [String], name: String) throws {
        let invocation = try Invocation(arguments: arguments)
        #expect("\(invocation)".hasPrefix(name))
    }

    @Test("Each command has its own help")
    func help() throws {
        #expect(try Invocation(arguments: ["-h"]) == .help(.ask))
        #expect(try Invocation(arguments: ["inspect", "--help"]) == .help(.inspect))
        #expect(try Invocation(arguments: ["local", "install", "-h"]) == .help(.localInstall))
    }

    @Test(
        "Help and version can be asked for in words",
        arguments: [
            (["help"], Invocation.help(.ask)), (["version"], .version), (["-q", "help"], .help(.ask)),
            (["help", "models"], .help(.models)), (["help", "local", "install"], .help(.localInstall)),
            (["help", "history"], .help(.history)), (["help", "history", "search"], .help(.historySearch)),
        ]
    )
    func helpInWords(arguments: [String], invocation: Invocation) throws {
        #expect(try Invocation(arguments: arguments) == invocation)
    }

    @Test(
        "With more words, behind --, or with an option of a question they are a question",
        arguments: [
            ["help", "me", "write", "a", "letter"], ["help me"], ["help", "models", "learn"],
            ["help", "local", "birds"],
            ["version", "control"], ["help", "install"], ["--", "help"], ["--", "version"], ["-c", "help"], ["Help!"],
        ]
    )
    func questionOfHelp(arguments: [String]) throws {
        guard case .ask(let question) = try Invocation(arguments: arguments) else {
            Issue.record("Not asked")
            return
        }
        #expect(question.words == arguments.filter { !$0.hasPrefix("-") })
    }

    @Test("Another model's weights")
    func weights() throws {
        let invocation = try Invocation(arguments: ["local", "install", "--model", "my.gguf", "-q"])
        #expect(invocation == .local(.install(weights: "my.gguf", isQuiet: true)))
        #expect(throws: UsageError.self) { try Invocation(arguments: ["local", "install", "--model", ""]) }
    }

    @Test(
        "The forms of an inspection",
        arguments: [
            ([], InspectArguments.Form.report), (["--json"], .json), (["--events"], .events),
        ]
    )
    func inspection(flags: [String], form: InspectArguments.Form) throws {
        guard case .inspect(let arguments) = try Invocation(arguments: ["inspect", "file"] + flags) else {
            Issue.record("This is no inspection.")
            return
        }
        #expect(arguments.path == "file")
        #expect(arguments.form == form)
    }

    @Test(
        "What makes no sense gets a sentence",
        arguments: [
            (["-y", "go on"], "Unknown option -y."),
            (["--cid", "", "x"], "--cid takes the id of a conversation; martlet history lists them."),
            (["-x", "--json", "x"], "--json and --extract can't be had at once: each prints something else."),
            (["--timeout", "0x10", "x"], "--timeout needs a number of seconds from 0.001 to 31536000, not \"0x10\"."),
            (
                ["--timeout", "0.0009", "x"],
                "--timeout needs a number of seconds from 0.001 to 31536000, not \"0.0009\"."
            ),
            (["--timeout", "1e9", "x"], "--timeout needs a number of seconds from 0.001 to 31536000, not \"1e9\"."),
            (["--key", "a\r\nb", "x"], "--key must be one line; there is a line break in what was given."),
            (["--fallback", "m", "--fallback", " ", "x"], "--fallback needs a model, a name or a URL."),
            (["-m", "", "x"], "-m needs a model; leave it out for the endpoint's own choice."),
            (["chat", "-m", " "], "-m needs a model; leave it out for the endpoint's own choice."),
            (["--endpoint", "", "x"], "--endpoint needs a name or a URL; leave it out for the default one."),
            (["--endpoint=", "x"], "--endpoint needs a name or a URL; leave it out for the default one."),
            (["doctor", "--endpoint", " "], "--endpoint needs a name or a URL; leave it out for the default one."),
            (["--key", "", "x"], "--key needs a key or the name of a kept one; leave it out for the endpoint's own."),
            (
                ["models", "--key="],
                "--key needs a key or the name of a kept one; leave it out for the endpoint's own."
            ),
            (
                ["serve", "--key", "\n"],
                "--key needs a key or the name of a kept one; leave it out for the endpoint's own."
            ),
            (["--fallback=", "x"], "--fallback needs a model, a name or a URL."),
            (["--timeout", "soon", "x"], "--timeout needs a number of seconds from 0.001 to 31536000, not \"soon\"."),
            (["--timeout", "0", "x"], "--timeout needs a number of seconds from 0.001 to 31536000, not \"0\"."),
            (["--timeout", "nan", "x"], "--timeout needs a number of seconds from 0.001 to 31536000, not \"nan\"."),
            (
                ["--first-token-timeout", "-1", "x"],
                "--first-token-timeout needs a number of seconds from 0.001 to 31536000, not \"-1\"."
            ),
            (["--max-retries", "-1", "x"], "--max-retries needs a whole number from 0 to 1000, not \"-1\"."),
            (["--max-retries", "1.5", "x"], "--max-retries needs a whole number from 0 to 1000, not \"1.5\"."),
            (["--modle", "m", "x"], "Unknown option --modle; did you mean --model?"),
            (["history", "list", "--jsno"], "Unknown option --jsno; did you mean --json?"),
            (["history", "bird"], "\"bird\" is a word too many for martlet history."),
            (["models", "--fallback", "x"], "Unknown option --fallback."),
            (["doctor", "now"], "\"now\" is a word too many for martlet doctor."),
            (["models", "of", "cars"], "\"of\" is a word too many for martlet models."),
            (["models", "-m", "x"], "Unknown option -m."),
            (["inspect"], "There is nothing to inspect: name a file, or - for standard input."),
            (["inspect", "a", "b"], "\"b\" is a word too many for martlet inspect."),
            (["inspect", "--json", "--events", "a"], "--json and --events can't be had at once."),
            (["-o", "temperature=1", "x"], "-o needs a name and a value, as in -o temperature 0.2."),
            (["-o", "stream", "false", "x"], "-o can't set \"stream\": --no-stream does that."),
            (["-o", "temperature"], "-o needs KEY and VALUE."),
            (
                ["-o", "stop", "[1,", "x"],
                "The value of -o stop begins like JSON, but is none ([1], byte 3: expected a value; the input ends here)."
            ),
            (
                ["local", "bird"],
                "martlet local takes install, status or remove; martlet -- local asks about the word."
            ),
        ]
    )
    func refused(arguments: [String], sentence: String) {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
        #expect(error?.description == sentence)
    }

    @Test(
        "What makes no sense to a subcommand is for that one's help",
        arguments: [
            (["--soon"], "martlet"), (["doctor", "--soon"], "martlet doctor"), (["inspect"], "martlet inspect"),
            (["doctor", "--timeout", "0"], "martlet doctor"), (["models", "of", "cars"], "martlet models"),
            (["local", "bird"], "martlet local"), (["local", "--soon"], "martlet local"),
            (["local", "install", "--soon"], "martlet local install"),
        ]
    )
    func command(arguments: [String], command: String) {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
        #expect(error?.command == command)
    }

    @Test(
        "A field's value is JSON where it reads as such, else text",
        arguments: [
            ("0.2", 0.2), ("true", true), ("null", nil), ("END", "END"), ("\"7\"", "7"),
            ("{\"type\":\"json_object\"}", ["type": "json_object"]), ("", ""), ("1 2", "1 2"),
        ] as [(String, JSONValue)]
    )
    func field(text: String, value: JSONValue) throws {
        #expect(try ask("-o", "name", text, "x").fields.first?.value == value)
    }

    @Test(
        "What is done with the history",
        arguments: [
            (["history"], .list(limit: 20, printsJSON: false)),
            (["history", "--json", "-n", "5"], .list(limit: 5, printsJSON: true)),
            (["history", "list"], .list(limit: 20, printsJSON: false)),
            (["history", "show"], .show(id: nil, form: .markdown)),
            (["history", "show", "01J", "--json"], .show(id: "01J", form: .json)),
            (["history", "search", "two", "words"], .search(words: "two words", limit: 20, printsJSON: false)),
            (["history", "rename", "01J", "A", "name"], .rename(id: "01J", title: "A name")),
            (["history", "rm", "01J", "01K"], .remove(.ids(["01J", "01K"]), isConfirmed: false)),
            (["history", "rm", "--all"], .remove(.all, isConfirmed: false)),
            (["history", "rm", "--all", "--yes"], .remove(.all, isConfirmed: true)),
            (["history", "export", "--all"], .export(.all, form: .json)),
            (["history", "export", "--markdown", "01J"], .export(.ids(["01J"]), form: .markdown)),
            (["history", "import", "-"], .import(path: "-")),
            (["history", "path"], .path),
        ] as [([String], HistoryArguments)]
    )
    func history(arguments: [String], meaning: HistoryArguments) throws {
        #expect(try Invocation(arguments: arguments) == .history(meaning))
    }

    @Test(
        "What makes no sense for the history",
        arguments: [
            (["history", "search", " "], "martlet history search takes the words to find."),
            (["history", "rename", "01J"], "martlet history rename takes an id and the new title."),
            (["history", "rm"], "martlet history rm takes the ids of conversations, or --all."),
            (["history", "rm", "01J", "--all"], "martlet history rm takes ids or --all, not both."),
            (["history", "import"], "martlet history import takes a file that export wrote, or - for standard input."),
            (["history", "prune", "soon"], "martlet history prune takes an age, such as 90d, 12h or 8w."),
        ]
    )
    func noHistory(arguments: [String], sentence: String) {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
        #expect(error?.description == sentence)
    }
}
