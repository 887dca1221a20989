import FaultServer

extension ScriptedResponse {
    /// The same response, where each pause waits for a gate; a pause before accepting does not end.
    func pausing(at gate: Gate) -> ScriptedResponse {
        var response = ScriptedResponse(steps.map { $0.pausing(at: gate) })
        response.acceptDelay = acceptDelay == .zero ? .zero : .seconds(3_600)
        return response
    }
}

extension ScriptedResponse.Step {
    fileprivate func pausing(at gate: Gate) -> Self {
        switch self {
        case .delay: .wait(gate)
        case .repeated(let steps, let times): .repeated(steps.map { $0.pausing(at: gate) }, times: times)
        default: self
        }
    }
}
