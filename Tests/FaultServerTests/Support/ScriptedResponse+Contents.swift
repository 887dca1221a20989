import FaultServer

extension ScriptedResponse {
    /// What it writes; what it repeats for ever is left out.
    var bytes: [UInt8] { steps.flatMap(\.written) }

    /// What it writes, as text; repaired where it is none.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The writes one by one, as text.
    var writes: [String] { steps.map(\.written).filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) } }

    /// The pauses one by one.
    var pauses: [Duration] {
        steps.compactMap { if case .delay(let duration) = $0 { duration } else { nil } }
    }
}

extension ScriptedResponse.Step {
    fileprivate var written: [UInt8] {
        switch self {
        case .bytes(let bytes), .drip(let bytes, _, _): bytes
        case .repeated(let steps, let times) where times < .max: (0..<times).flatMap { _ in steps.flatMap(\.written) }
        default: []
        }
    }
}

extension ScriptedResponse {
    /// The same response, where a reset waits for a gate.
    func resetting(after gate: Gate) -> ScriptedResponse {
        ScriptedResponse(
            steps.flatMap { step in
                if case .reset = step { [.wait(gate), step] } else { [step] }
            }
        )
    }
}
