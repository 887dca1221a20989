extension ValueEncoder: SingleValueEncodingContainer {
    func encodeNil() { slot.set(.null) }

    func encode(_ value: Bool) { slot.set(.bool(value)) }
    func encode(_ value: String) { slot.set(.string(value)) }
    func encode(_ value: Double) throws { slot.set(try float(value)) }
    func encode(_ value: Float) throws { slot.set(try float(value)) }
    func encode(_ value: Int) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: Int8) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: Int16) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: Int32) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: Int64) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: Int128) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: UInt) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: UInt8) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: UInt16) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: UInt32) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: UInt64) { slot.set(.number(JSONNumber(value))) }
    func encode(_ value: UInt128) { slot.set(.number(JSONNumber(value))) }

    /// Encodes a value in a container, where one that encodes nothing is an empty object.
    func encode<Value: Encodable>(_ value: Value) throws {
        try encodeDocument(value)
        if slot.isEmpty { slot.becomeObject() }
    }

    private func float<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ value: Value) throws -> JSONValue {
        let number = JSONNumber(value)
        if number.isFinite { return .number(number) }
        switch shared.settings.nonConformingFloatEncodingStrategy {
        case .throw:
            let reason = "JSON has no number \(number)"
            throw EncodingError.invalidValue(value, .init(codingPath: codingPath, debugDescription: reason))
        case .convertToString(let positiveInfinity, let negativeInfinity, let nan):
            return .string(value.isNaN ? nan : value < 0 ? negativeInfinity : positiveInfinity)
        }
    }
}
