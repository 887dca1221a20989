extension JSONValue {
    /// The six kinds of JSON value.
    public enum Kind: String, Sendable, Hashable {
        /// The literal `null`.
        case null
        /// `true` or `false`.
        case boolean
        /// A number.
        case number
        /// A string.
        case string
        /// An array.
        case array
        /// An object.
        case object
    }

    /// What kind of value this is.
    public var kind: Kind {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
