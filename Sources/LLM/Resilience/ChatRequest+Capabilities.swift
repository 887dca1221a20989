import JSONCoding

extension ChatRequest {
    /// What a model must be able to do to answer this request.
    ///
    /// It is read from the tools, the messages, the form of the answer and the kinds of output. Fields that have no name
    /// in ``ChatRequest`` are not looked at.
    public var requiredCapabilities: Set<ChatCapability> {
        var capabilities = messages.reduce(into: Set()) { $0.formUnion($1.requiredCapabilities) }
        if tools?.isEmpty == false || functions?.isEmpty == false { capabilities.insert(.tools) }
        if responseFormat?.json["type"] == "json_schema" { capabilities.insert(.structuredOutput) }
        if audio != nil || modalities?.contains(.audio) == true { capabilities.insert(.audioOutput) }
        if modalities?.contains(.image) == true { capabilities.insert(.imageOutput) }
        if webSearchOptions != nil { capabilities.insert(.webSearch) }
        return capabilities
    }
}

extension ChatMessage {
    /// What a model must be able to do to read this message.
    fileprivate var requiredCapabilities: Set<ChatCapability> {
        var capabilities = Set((content?.parts ?? []).compactMap(\.kind.requiredCapability))
        if role == .tool || role == .function || !toolCalls.isEmpty { capabilities.insert(.tools) }
        return capabilities
    }
}

extension ContentPart.Kind {
    /// What a model must be able to do to read this part.
    fileprivate var requiredCapability: ChatCapability? {
        switch self {
        case .image: .images
        case .audio: .audio
        case .file: .files
        case .text, .refusal, .thinking, .other: nil
        }
    }
}
