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
            try await withThrowingTaskGroup { group in
                for fault in Fault.allCases where kind.isFree(of: fault) {
                    group.addTask { try await check(fault, over: kind, form) }
                }
                try await group.waitForAll()
            }
        }

        /// Afterwards no connection is open but one that is kept for the next request.
        private func check(_ fault: Fault, over kind: TransportKind, _ form: CallForm) async throws {
            let server = try ScriptedServer(fault)
            defer { server.stop() }
            var timeouts = Timeouts.silence(.milliseconds(400))
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
