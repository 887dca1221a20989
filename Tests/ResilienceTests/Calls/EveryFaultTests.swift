import FaultServer
import LLM
import Testing
import Transports
import WebAPI

extension Resilience {
    @Suite("Every fault that has a name")
    struct EveryFaultTests {
        @Test("ends as it should, over any transport", arguments: TransportKind.allCases, CallForm.allCases)
        func ends(kind: TransportKind, form: CallForm) async throws {
            var faults = Fault.allCases.filter(kind.isFree).makeIterator()
            try await withThrowingTaskGroup { group in
                // Several at a time, since most of them wait; all at once would wait for each other.
                for fault in (0..<6).compactMap({ _ in faults.next() }) {
                    group.addTask { try await check(fault, over: kind, form) }
                }
                while try await group.next() != nil {
                    guard let fault = faults.next() else { continue }
                    group.addTask { try await check(fault, over: kind, form) }
                }
            }
        }

        /// Afterwards no connection is open but one that is kept for the next request.
        private func check(_ fault: Fault, over kind: TransportKind, _ form: CallForm) async throws {
            let server = try ScriptedServer(fault)
            defer { server.stop() }
            var timeouts = Timeouts.silence(.milliseconds(400))
            timeouts.firstByte = .seconds(1)
            timeouts.total = .milliseconds(2_500)
            let client = LLMClient(server, over: kind, timeouts: timeouts)
            let call = await form.record(client)
            #expect(call.ending == fault.ending(form), "\(fault)")
            #expect(call.time < .seconds(5), "\(fault)")
            try await server.wait { $0.openConnections <= 1 }
        }
    }
}

extension TransportKind {
    /// Whether no limit of the transport keeps it from meeting a fault.
    fileprivate func isFree(of fault: Fault) -> Bool {
        switch fault {
        case .cutHead: isFree(of: .headCut)
        case .trailer: isFree(of: .trailers)
        case .staleConnection, .expiredConnection: isFree(of: .stalePost)
        default: true
        }
    }
}
