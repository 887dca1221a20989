/// Why the model stopped.
public struct FinishReason: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension FinishReason {
    /// The answer is at its natural end, or a stop sequence was met.
    public static let stop = Self("stop")
    /// The limit on tokens was reached: the answer is cut.
    public static let length = Self("length")
    /// The model called tools and waits for their results.
    public static let toolCalls = Self("tool_calls")
    /// The model called a function, from before there were tools.
    public static let functionCall = Self("function_call")
    /// A filter of the provider withheld content.
    public static let contentFilter = Self("content_filter")
    /// The provider failed half-way; OpenRouter says so.
    public static let error = Self("error")
}
