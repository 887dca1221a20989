import Cases
import JSONCoding
import Testing
import Transports

extension Resilience {
    @Suite("Faults that were reported of other clients")
    struct FaultTests {
        @Test("each has a check, and each check has its fault")
        func coverage() throws {
            let cases = try #require(try JSONValue(parsing: CaseFile.faults.data)["cases"]?.arrayValue)
            let ids = cases.compactMap { $0["id"]?.stringValue }
            #expect(ids.count == cases.count)
            #expect(Scenario.all.map(\.id).sorted() == ids.sorted())
        }

        @Test("the client gets through", arguments: Run.possible)
        func check(run: Run) async throws {
            try await run.scenario.check(run.kind)
        }

        @Test("a head that is cut, over URLSession", .skipped(by: .headCut))
        func headCut() async throws {
            try await Scenario.check(by: .headCut)
        }

        @Test("a trailer field, over URLSession", .skipped(by: .trailers))
        func trailers() async throws {
            try await Scenario.check(by: .trailers)
        }

        @Test("a kept connection that is dead, over URLSession", .skipped(by: .stalePost))
        func stalePost() async throws {
            try await Scenario.check(by: .stalePost)
        }

        /// A scenario over one transport.
        struct Run: Sendable, CustomStringConvertible {
            var scenario: Scenario
            var kind: TransportKind

            var description: String { "\(scenario) over \(kind)" }

            /// All but those that a limit of `URLSession` has a test of its own for.
            static let possible = Scenario.all.flatMap { scenario in
                TransportKind.allCases
                    .filter { $0 == .curl || scenario.limit == nil }
                    .map { Run(scenario: scenario, kind: $0) }
            }
        }
    }
}

extension Scenario {
    /// Checks over `URLSession` what a limit keeps it from on some platform.
    fileprivate static func check(by limit: KnownLimit) async throws {
        let scenarios = all.filter { $0.limit == limit }
        try #require(!scenarios.isEmpty)
        for scenario in scenarios { try await scenario.check(.urlSession) }
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where a limit holds, and says why.
    fileprivate static func skipped(by limit: KnownLimit) -> ConditionTrait {
        .disabled(if: limit.holdsHere, Comment(rawValue: limit.rawValue))
    }
}
