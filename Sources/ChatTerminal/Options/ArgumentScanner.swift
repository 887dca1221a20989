import CGetopt
import Synchronization
import WebAPI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a command line with `getopt_long` of libc, by the table of a ``Command``.
///
/// Options may stand anywhere, `--` ends them, letters can be joined (`-qu`), values too (`-mNAME`, `--model=NAME`), and
/// a long name may be cut as long as it stays unambiguous.
struct ArgumentScanner {
    /// getopt keeps its place in variables of the process, so one command line is read at a time.
    private static let turn = Mutex(())

    let command: Command
    /// Whether the first word that belongs to no option ends the reading.
    var stopsAtFirstOperand = false

    /// Reads the arguments, without the program's name.
    func scan(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        let words = ["martlet"] + arguments
        var outcome = Result<ParsedArguments, UsageError>.success(ParsedArguments())
        withCStrings(words) { argv in
            withCStrings(command.options.map(\.name)) { names in
                outcome = Self.turn.withLock { _ in
                    Result { () throws(UsageError) in try scan(argv, count: words.count, names: names) }
                }
            }
        }
        return try outcome.get()
    }

    private func scan(
        _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
        count: Int,
        names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) throws(UsageError) -> ParsedArguments {
        let longOptions = longOptions(names: names)
        var parsed = ParsedArguments()
        getopt_restart()
        while true {
            let code = getopt_long(Int32(count), argv, letters, longOptions, nil)
            switch code {
            case -1:
                parsed.operands += (Int(getopt_index())..<count).compactMap { argv[$0].map { String(cString: $0) } }
                return parsed
            case Self.operand:
                // "In order" mode leaves argv as it is: the operand is the word before the next one to be read.
                if parsed.operands.isEmpty { parsed.firstOperandPosition = Int(getopt_index()) - 2 }
                parsed.operands.append(String(cString: getopt_value()))
                if stopsAtFirstOperand { return parsed }
            default:
                let word = argv[Int(getopt_index()) - 1].map { String(cString: $0) } ?? ""
                let option = try entry(for: code, asked: getopt_culprit(), word: word)
                parsed.add(option, try values(of: option, argv, count: count))
            }
        }
    }

    /// Takes the values of an option that was just read; getopt itself knows of one at most.
    private func values(
        of option: CommandOption,
        _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
        count: Int
    ) throws(UsageError) -> [String] {
        guard !option.values.isEmpty else { return [] }
        var values = [String(cString: getopt_value())]
        while values.count < option.values.count {
            guard getopt_index() < count, let word = argv[Int(getopt_index())] else { throw missingValue(of: option) }
            values.append(String(cString: word))
            getopt_skip()
        }
        return values
    }
}

// MARK: - What getopt is told, and what it answers

extension ArgumentScanner {
    /// What getopt returns for a word that is no option, when its letters begin with a minus sign.
    private static let operand: Int32 = 1
    private static let unknown = Int32(UInt8(ascii: "?"))
    private static let missing = Int32(UInt8(ascii: ":"))
    /// Codes of long options begin above every letter's.
    private static let firstCode: Int32 = 256

    /// `-`: words in order, none moved; `:`: a missing value is told apart from an unknown option.
    private var letters: String {
        command.options.reduce(into: "-:") { letters, option in
            guard let letter = option.letter else { return }
            letters += "\(letter)" + (option.values.isEmpty ? "" : ":")
        }
    }

    private func longOptions(names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [option] {
        let table = command.options.enumerated().map { index, entry in
            option(
                name: names[index],
                has_arg: entry.values.isEmpty ? no_argument : required_argument,
                flag: nil,
                val: Self.firstCode + Int32(index)
            )
        }
        return table + [option()]
    }

    private func entry(for code: Int32, asked: Int32, word: String) throws(UsageError) -> CommandOption {
        switch code {
        case Self.unknown: throw refusal(asked: asked, word: word)
        case Self.missing:
            guard let option = entry(code: asked) else { throw refusal(asked: asked, word: word) }
            throw missingValue(of: option)
        default:
            guard let option = entry(code: code) else { throw refusal(asked: code, word: word) }
            return option
        }
    }

    private func entry(code: Int32) -> CommandOption? {
        let options = command.options
        if code >= Self.firstCode {
            let index = Int(code - Self.firstCode)
            return index < options.count ? options[index] : nil
        }
        guard let letter = UInt8(exactly: code) else { return nil }
        return options.first { $0.letter == Character(UnicodeScalar(letter)) }
    }

    private func refusal(asked: Int32, word: String) -> UsageError {
        if let option = entry(code: asked), word.hasPrefix("--") {
            return UsageError("--\(option.name) takes no value.")
        }
        if word.hasPrefix("--") {
            let name = String(word.dropFirst(2).prefix { $0 != "=" })
            let meant = command.options.map(\.name).filter { $0.hasPrefix(name) }
            guard meant.count > 1 else {
                let guess = name.nearest(among: command.options.map(\.name)).map { "; did you mean --\($0)?" }
                return UsageError("Unknown option --\(name)" + (guess ?? "."))
            }
            return UsageError("--\(name) could mean \(meant.map { "--\($0)" }.joined(separator: " or ")).")
        }
        guard let letter = UInt8(exactly: asked), letter < 0x80 else {
            return UsageError("Unknown option \(word).")
        }
        return UsageError("Unknown option -\(Character(UnicodeScalar(letter))).")
    }

    private func missingValue(of option: CommandOption) -> UsageError {
        let name = option.letter.map { "-\($0)" } ?? "--\(option.name)"
        return UsageError("\(name) needs \(option.values.joined(separator: " and ")).")
    }
}

/// Hands out copies of strings as C keeps them: a list of pointers with a null at its end.
private func withCStrings(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
) {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    pointers.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        body(base)
    }
}
