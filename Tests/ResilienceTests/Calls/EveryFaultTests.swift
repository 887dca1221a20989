import FaultServer
import LLM
import LLMTesting
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
            let (clock, transport, gate) = (ManualClock(), WitnessTransport(kind.shared), try Gate())
            let ending = fault.ending(form)
            let server = try fault.pauses(form) ? ScriptedServer(fault.response(form, pausingAt: gate)) : .init(fault)
            defer { server.stop() }
            let limits = Timeouts.only(firstByte: .seconds(1), idle: .milliseconds(400))
            let client = LLMClient(server, by: transport, timeouts: limits, clock: clock)
            let task = Task { await form.record(client) }
            let call = await task.value {
                if fault == .resetMidStream { gate.open() } else { clock.advance(by: .seconds(1)) }
            } while: {
                fault.isMet(form, by: transport, server)
            }
            #expect(call.ending == ending, "\(fault)")
            try await server.wait { $0.openConnections <= 1 }
        }
    }
}

extension Fault {
    /// Whether its end depends on time: its pauses take as long as the client's limits do.
    fileprivate func pauses(_ form: CallForm) -> Bool {
        self == .resetMidStream || ending(form).isTimeout
    }

    fileprivate func response(_ form: CallForm, pausingAt gate: Gate) -> ScriptedResponse {
        answer.response(streaming: form == .stream).pausing(at: gate)
    }

    /// Whether a client has read what comes before the fault, so that it only waits from now on.
    fileprivate func isMet(_ form: CallForm, by transport: WitnessTransport, _ server: ScriptedServer) -> Bool {
        guard pauses(form) || self == .openError else { return false }
        if case .failure(_, let partial?) = ending(form) {
            return partial.split(separator: " ").allSatisfy(transport.text.contains)
        }
        return switch self {
        case .slowAccept: true
        case .openError, .resetMidStream: transport.reads > 0
        default: !server.requests.isEmpty
        }
    }
}

extension Ending {
    fileprivate var isTimeout: Bool {
        if case .failure(.timeout, _) = self { true } else { false }
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
