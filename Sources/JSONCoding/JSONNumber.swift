/// A JSON number, kept as it was written: no digit is lost on the way from one document to another.
///
/// Two numbers are equal if their exact values are, however they are written: `1`, `1.0` and `10e-1` are the same number.
/// `NaN`, `Infinity` and `-Infinity`, which some servers send, are numbers too. JSON has no notation for them, so they
/// are written as `null`.
public struct JSONNumber: Sendable {
    /// The number as it was written.
    public let text: String

    /// Takes over a text that is known to be a number.
    init(validated text: String) {
        self.text = text
    }

    /// Makes a number of its JSON text, or of `NaN`, `Infinity` or `-Infinity`.
    ///
    /// Returns `nil` for any other text, such as `01`, `.5`, `+1` or one with spaces.
    public init?(_ text: String) {
        guard case .number(let number)? = try? JSONValue(parsing: text), number.text == text else { return nil }
        self = number
    }

    /// Makes a number of an integer.
    public init(_ value: some BinaryInteger) {
        self.init(validated: String(value))
    }

    /// Makes a number of a floating-point value, with the fewest digits that read back as the same value.
    ///
    /// As in Foundation, an integral value is written without a fraction: `1.0` becomes `1`.
    public init<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ value: Value) {
        if value.isFinite {
            let text = value.description
            self.init(validated: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
        } else {
            self.init(validated: value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
        }
    }

    /// Whether this is a number that JSON can express, and not `NaN`, `Infinity` or `-Infinity`.
    public var isFinite: Bool {
        switch text {
        case "NaN", "Infinity", "-Infinity": false
        default: true
        }
    }
}

extension JSONNumber: Hashable {
    /// Compares the exact values.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.text == right.text || left.comparable == right.comparable
    }

    /// Hashes the exact value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(comparable)
    }

    /// What two notations of the same number have in common; the text itself where that cannot be told.
    private var comparable: DecimalNotation {
        DecimalNotation(text) ?? DecimalNotation(isNegative: false, digits: text, exponent: 0)
    }
}

extension JSONNumber: CustomStringConvertible {
    /// The number as it was written.
    public var description: String { text }
}

extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Makes a number of an integer literal.
    public init(integerLiteral value: Int) {
        self.init(value)
    }

    /// Makes a number of a floating-point literal.
    public init(floatLiteral value: Double) {
        self.init(value)
    }
}
