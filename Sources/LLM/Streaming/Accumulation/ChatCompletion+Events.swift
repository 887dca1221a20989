extension ChatCompletion {
    /// The events that this completion would have come in, had it been streamed.
    package var events: [ChatStreamEvent] {
        var events: [ChatStreamEvent] = []
        if let message = choices.first(where: { $0.index == 0 })?.message {
            if let reasoning = message.reasoning?.nonEmpty { events.append(.reasoning(reasoning)) }
            if let text = message.content?.nonEmpty { events.append(.text(text)) }
            if let refusal = message.refusal?.nonEmpty { events.append(.refusal(refusal)) }
        }
        for choice in choices {
            for (position, call) in choice.message.toolCalls.enumerated() {
                events.append(.toolCall(ToolCallFragment(call, choice: choice.index, position: position)))
            }
        }
        if let usage { events.append(.usage(usage)) }
        return events
    }
}

extension ToolCallFragment {
    fileprivate init(_ call: ToolCall, choice: Int, position: Int) {
        self.init(choice: choice, position: position, id: call.id, name: call.name, arguments: call.arguments)
    }
}
