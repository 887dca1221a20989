import LLM
import Synchronization
import WebAPI

#if os(Linux)
import CurlTransport
#else
import URLSessionTransport
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Makes all calls, so many at once, and looks at the end for what was left behind.
struct SoakRun: Sendable {
    var baseURL: URL
    var requests: Int
    var concurrency: Int
    var seed: UInt64

    /// - Returns: Whether all went as it should; the report is printed.
    func run() async -> Bool {
        let ledger = Ledger()
        await Self.warmUp()
        let descriptors = Resources.descriptors
        let memory = await calls(ledger)
        let left = await Self.settled(descriptors)
        check(ledger, memory: memory, descriptors: (descriptors, left))
        print(ledger.table)
        for violation in ledger.violations { print("VIOLATION: \(violation)") }
        return ledger.violations.isEmpty
    }

    /// Makes the calls; returns the resident memory after a fifth of them and at the end.
    private func calls(_ ledger: Ledger) async -> (early: Int?, late: Int?) {
        let transport = CountingTransport(Self.makeTransport())
        let clients = [InterruptionPolicy.fail, .restart].map { client(transport, $0) }
        let numbers = Numbers(upTo: requests)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<concurrency {
                group.addTask {
                    while let number = numbers.next() {
                        let scenario = Scenario(number: number, seed: seed)
                        let client = clients[scenario.restarts ? 1 : 0]
                        await Self.run(SoakCall(scenario: scenario, client: client, ledger: ledger))
                    }
                }
            }
        }
        for _ in 0..<200 where transport.openBodies > 0 { try? await Task.sleep(for: .milliseconds(10)) }
        if transport.openBodies > 0 { ledger.violation("\(transport.openBodies) responses are still held") }
        print("\(requests) calls, \(transport.requests) requests")
        return (numbers.early, Resources.memory)
    }

    /// The numbers of the calls, each given to one; beside them, the memory when a fifth was given out.
    private final class Numbers: Sendable {
        private let end: Int
        private let state = Mutex((next: 0, early: Int?.none))

        init(upTo end: Int) {
            self.end = end
        }

        var early: Int? { state.withLock(\.early) }

        func next() -> Int? {
            state.withLock { state in
                guard state.next < end else { return nil }
                if state.next == end / 5 { state.early = Resources.memory }
                defer { state.next += 1 }
                return state.next
            }
        }
    }

    private static func run(_ call: SoakCall) async {
        let start = ContinuousClock.now
        let task = Task { await call.run() }
        if case .cancel(let milliseconds) = call.scenario.patience {
            try? await Task.sleep(for: .milliseconds(milliseconds))
            task.cancel()
        }
        await task.value
        let time = ContinuousClock.now - start
        if time > longestCall { call.ledger.violation("\(call.scenario.number) took \(time)") }
    }

    private func client(_ transport: CountingTransport, _ interruption: InterruptionPolicy) -> LLMClient {
        var client = LLMClient(
            baseURL: baseURL,
            model: "soak",
            timeouts: Timeouts(
                connect: .seconds(5),
                firstByte: .seconds(2),
                idle: .milliseconds(500),
                event: .seconds(2),
                total: .seconds(15)
            ),
            retryPolicy: RetryPolicy(baseDelay: .milliseconds(2), maximumDelay: .milliseconds(20)),
            transport: transport
        )
        client.interruption = interruption
        return client
    }

    private func check(
        _ ledger: Ledger,
        memory: (early: Int?, late: Int?),
        descriptors: (before: Int?, after: Int?)
    ) {
        if ledger.total != requests { ledger.violation("\(requests - ledger.total) calls have no outcome") }
        if let before = descriptors.before, let after = descriptors.after {
            print("descriptors: \(before) before, \(after) after")
            if after > before { ledger.violation("descriptors are left open") }
        }
        if let early = memory.early, let late = memory.late {
            print("memory: \(early >> 20) MB after a fifth of the calls, \(late >> 20) MB at the end")
            if late > early + early / 4 + 8 << 20 { ledger.violation("memory grows") }
        }
    }

    /// Lets the runtime open the timers that it keeps.
    private static func warmUp() async {
        for time in [1, 2000] { try? await Task.sleep(for: .microseconds(time), tolerance: .zero) }
        try? await Task.sleep(for: .milliseconds(1))
    }

    /// The descriptors when no more are being closed.
    private static func settled(_ before: Int?) async -> Int? {
        guard let before else { return nil }
        for _ in 0..<300 where (Resources.descriptors ?? 0) > before { try? await Task.sleep(for: .milliseconds(10)) }
        return Resources.descriptors
    }

    private static func makeTransport() -> any HTTPTransport {
        #if os(Linux)
        CurlHTTPTransport()
        #else
        URLSessionHTTPTransport()
        #endif
    }

    /// Far beyond what the limits of time allow a call that does not hang.
    private static let longestCall = Duration.seconds(20)
}
