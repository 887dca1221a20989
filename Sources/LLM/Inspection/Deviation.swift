/// One way in which a response departs from OpenAI's specification of the chat API.
public struct Deviation: Sendable, Hashable {
    /// The name of the check, such as `no-done`; stays the same.
    public let name: String
    /// What is odd, for a person.
    public let sentence: String
    /// How often it occurs.
    public let count: Int
    /// What stood there the first time; nil where there is nothing to show.
    public let example: String?
}
