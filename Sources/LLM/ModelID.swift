/// The name of a model, as the endpoint knows it: `gpt-4o-mini`, `openai/gpt-4o-mini`.
///
/// Which names there are differs by endpoint and by day, so there are no constants: ``LLMClient/models()`` lists them.
public struct ModelID: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
