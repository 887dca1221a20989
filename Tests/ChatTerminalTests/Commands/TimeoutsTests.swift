import Testing
import WebAPI

@testable import ChatTerminal

@Suite("--timeout")
struct TimeoutsTests {
    private func timeouts(_ arguments: String...) throws -> Timeouts {
        try AskArguments(Command.ask.parse(arguments)).connection.timeouts
    }

    @Test("Without it the defaults hold")
    func defaults() throws {
        #expect(try timeouts("Hi") == .default)
    }

    @Test("It bounds all of it")
    func total() throws {
        let timeouts = try timeouts("--timeout", "5", "Hi")
        #expect(timeouts.total == .seconds(5))
        #expect(timeouts.firstByte == Timeouts.default.firstByte)
    }

    @Test("Who allows long allows it for the first byte too")
    func long() throws {
        let timeouts = try timeouts("--timeout", "600", "Hi")
        #expect(timeouts.total == .seconds(600))
        #expect(timeouts.firstByte == .seconds(600))
        #expect(timeouts.idle == Timeouts.default.idle)
    }
}
