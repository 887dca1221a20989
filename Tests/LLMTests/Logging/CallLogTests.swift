import Synchronization
import Testing

@testable import LLM

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("A client's log")
struct CallLogTests {
    @Test("Levels are in order of how much they matter")
    func order() {
        #expect(CallLog.Level.allCases.sorted() == [.trace, .debug, .info, .warning, .error])
        #expect(CallLog.Level.allCases.map(\.description) == ["trace", "debug", "info", "warning", "error"])
    }

    @Test("It tells what matters enough", arguments: CallLog.Level.allCases)
    func minimumLevel(level: CallLog.Level) {
        let recorded = RecordedLog()
        let log = recorded.log(level)
        for level in CallLog.Level.allCases { log.tell(level, "Test", []) }
        #expect(recorded.entries.map(\.level) == CallLog.Level.allCases.filter { $0 >= level })
        #expect(CallLog.Level.allCases.filter(log.tells) == recorded.entries.map(\.level))
    }

    @Test("What is not told is not even put together")
    func lazy() {
        var count = 0
        func fields() -> [CallLog.Field?] {
            count += 1
            return []
        }
        let recorded = RecordedLog()
        for level in CallLog.Level.allCases {
            CallLog.off.tell(level, "Test", fields())
            CallLog.off.keeping { Secrets(apiKey: nil) }.tell(level, "Test", fields())
            #expect(!CallLog.off.tells(level))
        }
        recorded.log(.info).tell(.debug, "Test", fields())
        #expect(count == 0)
        recorded.log(.info).tell(.info, "Test", fields())
        #expect(count == 1)
    }

    @Test(
        "An entry is one line",
        arguments: [
            ([], "info: Test"),
            ([("a", "b"), ("c", "https://x/?y=1")], "info: Test a=b c=https://x/?y=1"),
            ([("a", "")], #"info: Test a="""#),
            ([("a", "b c")], #"info: Test a="b c""#),
            ([("a", #"say "b""#)], #"info: Test a="say \"b\"""#),
            ([("a", "b\nerror: Fake")], #"info: Test a="b\nerror: Fake""#),
            ([("a", "\u{1B}[2J")], #"info: Test a="\u001b[2J""#),
            ([("a", "\u{9B}2J\u{7F}\u{202E}\u{2028}")], #"info: Test a="\u{9b}2J\u{7f}\u{202e}\u{2028}""#),
            ([("a", "é")], #"info: Test a="é""#),
        ] as [([(String, String)], String)]
    )
    func line(fields: [(String, String)], line: String) {
        let entry = CallLog.Entry(.info, "Test", fields: fields.map(CallLog.Field.init))
        #expect(entry.description == line)
    }

    @Test("Each entry is written as a line at once")
    func lines() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer {
            for end in ends { close(end) }
        }
        let log = CallLog.lines(to: ends[1], minimumLevel: .warning)
        log.tell(.info, "Answer", [])
        log.tell(.warning, "Trying again", [CallLog.Field("attempt", "2"), nil])
        log.tell(.error, "Failure", [])
        var buffer = [UInt8](repeating: 0, count: 1000)
        let count = read(ends[0], &buffer, buffer.count)
        try #require(count > 0)
        #expect(
            String(decoding: buffer[..<count], as: UTF8.self)
                == "warning: Trying again attempt=2\nerror: Failure\n"
        )
    }

    @Test("A descriptor that takes nothing loses the line, and no more")
    func closed() {
        CallLog.lines(to: -1, minimumLevel: .trace).tell(.error, "Failure", [])
    }
}
