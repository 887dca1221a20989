import JSONCoding
public import LLM

extension ChatRequest {
    /// Makes the request that asks for an answer to the last message of a path.
    ///
    /// Messages go out as they are kept, with these exceptions, since servers refuse them:
    /// - Of an answer that broke off only what it said goes back, and one that said nothing is left out.
    /// - A call of a tool goes back only with its result.
    /// - Questions in a row, of which the first was never answered, become one.
    ///
    /// - Parameters:
    ///   - path: The messages from the first to the question.
    ///   - system: The system prompt; `nil` or empty for none.
    ///   - model: The model; `nil` leaves it to the client.
    public init(path: some Sequence<Message>, system: String? = nil, model: ModelID? = nil) {
        self.init(messages: [], model: model)
        replaceMessages(path: path, system: system)
    }

    /// Puts the messages of a path in the place of those that are there; see ``init(path:system:model:)``.
    public mutating func replaceMessages(path: some Sequence<Message>, system: String? = nil) {
        let path = Array(path)
        messages = system.map { $0.isEmpty ? [] : [.system($0)] } ?? []
        for (index, message) in path.enumerated() {
            guard let body = message.sentBody(followedBy: path[(index + 1)...]) else { continue }
            if let last = messages.last, let both = last.joined(with: body) {
                messages[messages.count - 1] = both
            } else {
                messages.append(body)
            }
        }
    }
}

extension Message {
    /// What is sent of the message; `nil` where nothing is.
    fileprivate func sentBody(followedBy next: ArraySlice<Message>) -> ChatMessage? {
        guard role == .assistant else { return body }
        var sent = body
        if status != .complete {
            sent = ChatMessage(role: .assistant, content: body.content, refusal: body.refusal)
        }
        let results = Set(next.prefix { $0.role == .tool }.compactMap(\.body.toolCallID))
        sent.toolCalls.removeAll { !results.contains($0.id) }
        return text.isEmpty && sent.toolCalls.isEmpty ? nil : sent
    }
}

extension ChatMessage {
    /// Two questions of one speaker as one; `nil` if they are something else.
    fileprivate func joined(with next: ChatMessage) -> ChatMessage? {
        guard role == .user, next.role == .user, name == next.name, let content, let more = next.content else {
            return nil
        }
        var both = self
        both.extraFields.merge(next.extraFields)
        switch (content, more) {
        case (.text(let first), .text(let second)): both.content = .text(first + "\n\n" + second)
        default: both.content = .parts(content.parts + more.parts)
        }
        return both
    }
}
