/// Why something could not be read.
public struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One sentence for a person.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
