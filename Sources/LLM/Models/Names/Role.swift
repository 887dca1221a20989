/// Who speaks in a message.
public struct Role: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension Role {
    /// Instructions to the model.
    public static let system = Self("system")
    /// Instructions to the model; what OpenAI's reasoning models take instead of ``system``.
    public static let developer = Self("developer")
    /// The person who asks.
    public static let user = Self("user")
    /// The model.
    public static let assistant = Self("assistant")
    /// The result of a tool call.
    public static let tool = Self("tool")
    /// The result of a function call, from before there were tools.
    public static let function = Self("function")
}
