import Testing
import WebAPI

@testable import ChatTerminal

@Suite("--timeout, --first-token-timeout, --max-retries")
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

    @Test("The limit until the answer begins bounds bytes and events, and nothing later")
    func firstToken() throws {
        let timeouts = try timeouts("--first-token-timeout", "5", "--timeout", "600", "Hi")
        #expect(timeouts.firstByte == .seconds(5))
        #expect(timeouts.firstEvent == .seconds(5))
        #expect(timeouts.event == Timeouts.default.event && timeouts.idle == Timeouts.default.idle)
        #expect(timeouts.total == .seconds(600))
    }

    @Test("Retries by default, as many as said, or none")
    func retries() throws {
        func retries(_ arguments: String...) throws -> Int {
            try AskArguments(Command.ask.parse(arguments)).connection.retryPolicy.maximumRetries
        }
        #expect(try retries("Hi") == RetryPolicy.default.maximumRetries)
        #expect(try retries("--max-retries", "5", "Hi") == 5)
        #expect(try retries("--max-retries", "0", "Hi") == 0)
    }

    @Test("A check of an endpoint takes 20 s at most, unless told")
    func doctor() throws {
        #expect(try DoctorArguments(Command.doctor.parse([])).limit == .seconds(20))
        #expect(try DoctorArguments(Command.doctor.parse(["--timeout", "3"])).limit == .seconds(3))
    }
}
