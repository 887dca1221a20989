extension ValueDecoder {
    func bool() throws -> Bool {
        guard case .bool(let bool) = value else { throw mismatch(Bool.self, expected: "true or false") }
        return bool
    }

    func string() throws -> String {
        guard case .string(let string) = value else { throw mismatch(String.self, expected: "a string") }
        return string
    }

    func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        let number = try number(for: type)
        guard let value = number.integer(type) else { throw corrupted("not a whole number that fits \(type)") }
        return value
    }

    func float<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
        if case .string(let string) = value, let value: Value = nonConformingFloat(string) { return value }
        guard let value = try number(for: type).floatingPoint(type) else {
            throw corrupted("beyond the range of \(type)")
        }
        return value
    }

    /// The number as it is written.
    func number(for type: any Any.Type) throws -> JSONNumber {
        guard case .number(let number) = value else { throw mismatch(type, expected: "a number") }
        return number
    }

    private func nonConformingFloat<Value: BinaryFloatingPoint>(_ string: String) -> Value? {
        switch shared.settings.nonConformingFloatDecodingStrategy {
        case .convertFromString(string, _, _): .infinity
        case .convertFromString(_, string, _): -.infinity
        case .convertFromString(_, _, string): .nan
        case .convertFromString, .throw: nil
        }
    }
}
