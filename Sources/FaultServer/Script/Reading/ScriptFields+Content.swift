extension ScriptFields<ChatAnswer.Name> {
    /// What the answer says: a body as it is, an error in the place of an answer, or a message.
    func content(of fault: Fault?, status: Int, end: ChatAnswer.End) throws -> ChatAnswer.Content {
        try refuse(moreThanOneOf: .text, .pieces, .body, .hex)
        let spoken: [Name] = [.tool, .finish, .done, .error]
        for name in spoken {
            try refuse(moreThanOneOf: name, .body)
            try refuse(moreThanOneOf: name, .hex)
        }
        if let text: String = try value(.body) { return .body(Array(text.utf8)) }
        if let bytes = try hexadecimal(.hex) { return .body(bytes) }

        let failure: ChatAnswer.Failure? = try value(.error)
        let isSuccess = (200...299).contains(status)
        let isMessage = [.text, .pieces, .tool, .finish, .done].contains(where: has) || isSuccess && failure != nil
        if !isMessage {
            if !isSuccess && (failure != nil || has(.status)) { return .failure(failure ?? .init(status: status)) }
            if let fault { return fault.answer.content }
        }
        return .message(try message(of: fault, failure, end))
    }

    private func message(
        of fault: Fault?,
        _ failure: ChatAnswer.Failure?,
        _ end: ChatAnswer.End
    ) throws -> ChatAnswer.Message {
        let tool: ChatAnswer.ToolCall? = try value(.tool)
        var message = fault?.answer.message ?? .beginning(isWhole: end.isWhole && failure == nil, tool: tool)
        message.toolCall = tool ?? message.toolCall
        message.failure = failure ?? message.failure
        if let text: String = try value(.text) { message.pieces = text.words }
        message.pieces = try value(.pieces) ?? message.pieces
        message.finish = try isNull(.finish) ? nil : value(.finish) ?? message.finish
        message.isDone = try value(.done) ?? message.isDone
        return message
    }
}

extension ChatAnswer {
    fileprivate var message: Message? {
        if case .message(let message) = content { message } else { nil }
    }
}

extension ChatAnswer.Message {
    /// What the fields of a script start from: a greeting where the answer is whole, otherwise nothing.
    fileprivate static func beginning(isWhole: Bool, tool: ChatAnswer.ToolCall?) -> Self {
        guard isWhole else { return Self(pieces: [], finish: nil, isDone: false) }
        return Self(pieces: tool == nil ? greeting : [], toolCall: tool)
    }

    /// The words of a server that was told none.
    static let greeting = "Hello from the fault server.".words
}
