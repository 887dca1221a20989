/// An open set of names: a string with a constant for each value that is known.
///
/// Providers add values as they please, so a value that has no constant here is still a value, never a failure.
public protocol NamedString: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible,
    ExpressibleByStringLiteral
where RawValue == String {
    /// The name as it is written in JSON.
    var rawValue: String { get }

    /// Makes a value of a name, known or not.
    init(rawValue: String)
}

extension NamedString {
    /// Makes a value of a name, known or not.
    public init(_ name: String) {
        self.init(rawValue: name)
    }

    /// Makes a value of a literal.
    public init(stringLiteral name: String) {
        self.init(rawValue: name)
    }

    /// The name as it is written in JSON.
    public var description: String { rawValue }
}
