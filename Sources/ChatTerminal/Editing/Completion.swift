/// What could stand in the place of what is typed before the cursor.
public struct Completion: Sendable, Hashable {
    /// All of what stands before the cursor then.
    public var text: String
    /// How a list of several calls it.
    public var label: String

    /// Makes a completion.
    public init(_ text: String, label: String) {
        self.text = text
        self.label = label
    }
}
