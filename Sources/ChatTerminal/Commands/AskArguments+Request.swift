import JSONCoding
public import LLM

extension AskArguments {
    /// The request that asks the prompt.
    public func request(prompt: String) -> ChatRequest {
        var request = ChatRequest(messages: (system.map { [.system($0)] } ?? []) + [.user(prompt)])
        if showsUsage && streams {
            request.streamOptions = StreamOptions(includesUsage: true)
        }
        for field in fields {
            request.extraFields[field.name] = field.value
        }
        return request
    }
}
