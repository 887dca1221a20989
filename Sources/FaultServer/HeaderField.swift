/// One line of an HTTP header, as it was received or shall be sent.
public struct HeaderField: Sendable, Hashable {
    /// The name as it was written.
    public var name: String
    /// The value, without white space around it.
    public var value: String

    /// Makes a line of a name and a value.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
