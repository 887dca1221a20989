import FaultServer

extension ScriptedServer {
    /// Starts a server of chat answers; the last of them is repeated.
    convenience init(_ first: ChatAnswer, _ others: ChatAnswer...) throws(ScriptedServerError) {
        try self.init(script: ServerScript(([first] + others).map(ServerScript.Answer.chat)))
    }

    /// Starts a server that has one fault.
    convenience init(_ fault: Fault) throws(ScriptedServerError) {
        try self.init(script: ServerScript(.fault(fault)))
    }
}

extension ScriptedResponse {
    /// A stream of pieces that goes on by `steps` where the next piece would come.
    static func stream(_ pieces: [String], then steps: Step...) -> ScriptedResponse {
        let begun = ChatAnswer(pieces: pieces, end: .silence).response()
        return ScriptedResponse(begun.steps.dropLast() + steps)
    }

    /// A stream that never ends, a piece each 10 ms.
    static let endless: ScriptedResponse = {
        let piece = Step.event(#"{"choices":[{"index":0,"delta":{"content":"more "}}]}"#)
        return ScriptedResponse(.eventStreamHead, .repeated([piece, .delay(.milliseconds(10))], times: .max))
    }()
}
