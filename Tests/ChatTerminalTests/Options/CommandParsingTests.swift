import ChatTerminal
import Testing

@Suite("Reading a command line")
struct CommandParsingTests {
    private static let name = CommandOption("name", "n", takes: "NAME", help: "")
    private static let pair = CommandOption("pair", "p", takes: "KEY", "VALUE", help: "")
    private static let loud = CommandOption("loud", "l", help: "")
    private static let long = CommandOption("lonely", help: "")
    private let command = Command("tool", summary: "", usage: [], groups: [OptionGroup("", [name, pair, loud, long])])

    @Test(
        "Options stand before, between and behind the words",
        arguments: [
            ["-n", "x", "a", "b"], ["a", "-n", "x", "b"], ["a", "b", "-n", "x"], ["a", "-nx", "b"],
            ["--name", "x", "a", "b"], ["--name=x", "a", "b"], ["a", "--nam", "x", "b"], ["-n", "x", "a", "--", "b"],
            ["-n", "first", "a", "b", "-n", "x"],
        ]
    )
    func anywhere(arguments: [String]) throws {
        let parsed = try command.parse(arguments)
        #expect(parsed.value(of: Self.name) == "x")
        #expect(parsed.operands == ["a", "b"])
    }

    @Test("Letters can be joined")
    func joined() throws {
        let parsed = try command.parse(["-lnx"])
        #expect(parsed.contains(Self.loud))
        #expect(parsed.value(of: Self.name) == "x")
    }

    @Test("-- ends the options")
    func end() throws {
        let parsed = try command.parse(["-l", "--", "-n", "--", "--name"])
        #expect(parsed.operands == ["-n", "--", "--name"])
        #expect(!parsed.contains(Self.name))
    }

    @Test("A lone dash is a word")
    func dash() throws {
        #expect(try command.parse(["-", "-l"]).operands == ["-"])
    }

    @Test("An empty word is a word")
    func empty() throws {
        #expect(try command.parse(["", "a"]).operands == ["", "a"])
    }

    @Test(
        "An option may take two values, and more than once",
        arguments: [
            ["-p", "k", "1", "a", "-p", "j", "-2"], ["a", "-pk", "1", "--pair=j", "-2"],
            ["--pair", "k", "1", "--pair", "j", "-2", "a"],
        ]
    )
    func pairs(arguments: [String]) throws {
        let parsed = try command.parse(arguments)
        #expect(parsed.occurrences(of: Self.pair) == [["k", "1"], ["j", "-2"]])
        #expect(parsed.operands == ["a"])
    }

    @Test("A value may look like an option")
    func dashedValue() throws {
        #expect(try command.parse(["-n", "--loud"]).value(of: Self.name) == "--loud")
    }

    @Test("Text of any script comes through whole")
    func unicode() throws {
        #expect(try command.parse(["-n", "naïve 雨燕 🐦", "é"]).value(of: Self.name) == "naïve 雨燕 🐦")
    }

    @Test(
        "What can't be read gets a sentence",
        arguments: [
            (["-x"], "Unknown option -x."),
            (["-lx"], "Unknown option -x."),
            (["--extra"], "Unknown option --extra."),
            (["--extra=1"], "Unknown option --extra."),
            (["--nmae", "x"], "Unknown option --nmae; did you mean --name?"),
            (["--luod=1"], "Unknown option --luod; did you mean --loud?"),
            (["--lo"], "--lo could mean --loud or --lonely."),
            (["--loud=1"], "--loud takes no value."),
            (["-n"], "-n needs NAME."),
            (["--name"], "-n needs NAME."),
            (["-p"], "-p needs KEY and VALUE."),
            (["-p", "k"], "-p needs KEY and VALUE."),
        ]
    )
    func refused(arguments: [String], sentence: String) {
        #expect(throws: UsageError(sentence)) { try command.parse(arguments) }
    }

    @Test("A word too many")
    func operandLimit() {
        let strict = Command("tool", summary: "", usage: [], operandLimit: 1, groups: [])
        #expect(throws: UsageError("\"b\" is a word too many for tool.")) { try strict.parse(["a", "b"]) }
    }

    @Test("Command lines are read side by side")
    func concurrency() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let parsed = try command.parse(["a", "-n", "\(number)", "-l", "b"])
                    return parsed.value(of: Self.name) == "\(number)" && parsed.operands == ["a", "b"]
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}
