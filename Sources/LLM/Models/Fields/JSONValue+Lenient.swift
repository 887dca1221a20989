import JSONCoding

/// What a value can be taken for, where a server's type is not the documented one.
extension JSONValue {
    /// The string, or the text of a number.
    var asText: String? {
        switch self {
        case .string(let string): string
        case .number(let number): number.text
        default: nil
        }
    }

    /// The integer, also of a number with a fraction (which is cut off) or of a string.
    var asInt: Int? {
        switch self {
        case .number(let number): number.int ?? number.double.flatMap { Int(exactly: $0.rounded(.towardZero)) }
        case .string(let string): JSONNumber(string).flatMap { JSONValue.number($0).asInt }
        default: nil
        }
    }

    /// The number, also of a string.
    var asDouble: Double? {
        switch self {
        case .number(let number): number.double
        case .string(let string): JSONNumber(string)?.double
        default: nil
        }
    }

    /// A point in time in whole seconds since 1970; some servers send a fraction, a string or milliseconds.
    var asSeconds: Int? {
        guard let value = asInt else { return nil }
        // In seconds this is the year 5138, in milliseconds 1973.
        return value > 100_000_000_000 ? value / 1000 : value
    }

    /// The name of an open set.
    func asName<Name: NamedString>() -> Name? {
        stringValue.map(Name.init(rawValue:))
    }

    /// The model. Where it can't be read the value itself is kept by the reader, so the reason is of no use.
    func asModel<Model: JSONModel>() -> Model? {
        try? Model(json: self)
    }
}
