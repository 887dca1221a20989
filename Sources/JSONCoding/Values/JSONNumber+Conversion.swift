extension JSONNumber {
    /// The number as an `Int`, if it is integral and fits. `1.0` and `1e3` are integral, `1.5` is not.
    public var int: Int? { integer(Int.self) }

    /// The nearest `Double`; `nil` if the number is beyond its range, as `1e400` is.
    public var double: Double? { floatingPoint(Double.self) }

    /// The number as an integer of the given type, if it is integral and fits. No digit is lost on the way.
    public func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
        if let value = Value(text) { return value }
        guard let notation = DecimalNotation(text), notation.exponent >= 0 else { return nil }
        guard !notation.digits.isEmpty else { return 0 }
        // A bound before the zeros are written out: 2^128 has 39 digits.
        guard notation.digits.utf8.count + notation.exponent <= 40 else { return nil }
        let sign = notation.isNegative ? "-" : ""
        return Value(sign + notation.digits + String(repeating: "0", count: notation.exponent))
    }

    /// The nearest floating-point value of the given type; `nil` if the number is beyond its range.
    public func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ type: Value.Type) -> Value? {
        switch text {
        case "NaN": .nan
        case "Infinity": .infinity
        case "-Infinity": -.infinity
        default: Value(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}
