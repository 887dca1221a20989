import Testing
import Waiting

@testable import LLM

@Suite("Calls that ask the same at the same time")
struct SharedCallsTests {
    private let calls = SharedCalls<CacheKey, Int>()
    private let turnstile = Turnstile()

    /// A call whose work waits for the turnstile.
    private func call(_ key: CacheKey = .of("a"), giving value: Int = 1) -> Task<Int, any Error> {
        Task { [calls, turnstile] in
            try await calls.value(for: key) { () async throws(LLMAPIError) in
                guard await turnstile.pass() else { throw .cancelled }
                return value
            }
        }
    }

    /// So many calls that wait for the same work.
    private func waitingCalls(_ count: Int, for key: CacheKey = .of("a")) async throws -> [Task<Int, any Error>] {
        var tasks: [Task<Int, any Error>] = []
        for value in 1...count {
            tasks.append(call(key, giving: value))
            try await until { calls.waiterCount(for: key) == value }
        }
        try await until { turnstile.arrivals > 0 }
        return tasks
    }

    /// Waits until a condition holds; a test fails where it never does.
    private func until(_ condition: () -> Bool) async throws {
        try #require(await comesTrue(lookingEvery: .milliseconds(1), condition))
    }

    @Test("They share one piece of work, that of the first", arguments: [1, 2, 100])
    func sharing(count: Int) async throws {
        let tasks = try await waitingCalls(count)
        turnstile.open()
        for task in tasks { #expect(try await task.value == 1) }
        #expect(turnstile.arrivals == 1)
        #expect(calls.waiterCount(for: .of("a")) == 0)
    }

    @Test("They share its failure")
    func failure() async throws {
        let tasks = (0..<5).map { _ in
            Task { [calls, turnstile] in
                try await calls.value(for: .of("a")) { () async throws(LLMAPIError) in
                    _ = await turnstile.pass()
                    throw .truncated(.init())
                }
            }
        }
        try await until { calls.waiterCount(for: .of("a")) == 5 }
        turnstile.open()
        for task in tasks {
            await #expect(throws: LLMAPIError.truncated(.init())) { try await task.value }
        }
        #expect(turnstile.arrivals == 1)
    }

    @Test("Others have work of their own")
    func otherKeys() async throws {
        let one = call(.of("a"), giving: 1)
        let two = call(.of("b"), giving: 2)
        try await until { turnstile.arrivals == 2 }
        turnstile.open()
        #expect(try await one.value == 1)
        #expect(try await two.value == 2)
    }

    @Test("A call after the end begins anew")
    func afterTheEnd() async throws {
        turnstile.open()
        #expect(try await call(giving: 1).value == 1)
        #expect(try await call(giving: 2).value == 2)
        #expect(turnstile.arrivals == 2)
    }

    @Test("One that is cancelled goes at once, and the others get the answer", arguments: 0..<3)
    func oneIsCancelled(index: Int) async throws {
        var tasks = try await waitingCalls(3)
        let cancelled = tasks.remove(at: index)
        cancelled.cancel()
        await #expect(throws: LLMAPIError.cancelled) { try await cancelled.value }
        #expect(calls.waiterCount(for: .of("a")) == 2)
        turnstile.open()
        for task in tasks { #expect(try await task.value == 1) }
        #expect(turnstile.arrivals == 1)
        #expect(turnstile.cancellations == 0)
    }

    @Test("When the last one has gone, the work is cancelled", arguments: [1, 4])
    func allAreCancelled(count: Int) async throws {
        let tasks = try await waitingCalls(count)
        for (index, task) in tasks.enumerated() {
            #expect(turnstile.cancellations == 0)
            task.cancel()
            await #expect(throws: LLMAPIError.cancelled) { try await task.value }
            #expect(calls.waiterCount(for: .of("a")) == count - index - 1)
        }
        try await until { turnstile.cancellations == 1 }
    }

    @Test("A call that comes while cancelled work winds up begins anew, and the old end is not its end")
    func afterCancellation() async throws {
        let windingUp = Turnstile()
        let old = Task { [calls, turnstile] in
            try await calls.value(for: .of("a")) { () async throws(LLMAPIError) in
                _ = await turnstile.pass()
                _ = await Task { await windingUp.pass() }.value
                return 1
            }
        }
        try await until { turnstile.arrivals == 1 }
        old.cancel()
        await #expect(throws: LLMAPIError.cancelled) { try await old.value }
        try await until { windingUp.arrivals == 1 }
        let new = call(giving: 2)
        try await until { turnstile.arrivals == 2 }
        windingUp.open()
        // The old work ends by then, or later: either way the new call waits.
        try await Task.sleep(for: .milliseconds(10))
        #expect(calls.waiterCount(for: .of("a")) == 1)
        turnstile.open()
        #expect(try await new.value == 2)
    }

    @Test("A call whose task is cancelled already begins nothing")
    func cancelledBefore() async {
        let task = Task { [calls, turnstile] in
            _ = await Turnstile().pass()
            return try await calls.value(for: .of("a")) { () async throws(LLMAPIError) in
                _ = await turnstile.pass()
                return 1
            }
        }
        task.cancel()
        await #expect(throws: LLMAPIError.cancelled) { try await task.value }
        #expect(turnstile.arrivals == 0)
    }

    @Test("Cancellation at any moment leaves nobody waiting, and nothing behind")
    func races() async {
        turnstile.open()
        for round in 0..<200 {
            let tasks = (0..<8).map { call(giving: $0) }
            for (index, task) in tasks.enumerated() where (index + round) % 3 != 0 {
                if round % 2 == 0 { await Task.yield() }
                task.cancel()
            }
            for task in tasks {
                switch await task.result {
                case .success(let value): #expect((0..<8).contains(value))
                case .failure(let error): #expect(error as? LLMAPIError == .cancelled)
                }
            }
            #expect(calls.waiterCount(for: .of("a")) == 0)
        }
    }

    @Test("It lets go of the work when that is over")
    func noLeak() async throws {
        weak var held: Turnstile?
        weak var owner: SharedCalls<CacheKey, Int>?
        do {
            let calls = SharedCalls<CacheKey, Int>()
            let value = Turnstile()
            (held, owner) = (value, calls)
            value.open()
            _ = try await calls.value(for: .of("a")) { () async throws(LLMAPIError) in
                _ = await value.pass()
                return 1
            }
        }
        try await until { held == nil && owner == nil }
    }
}
