/// The fields of one object in a script; a name that is not among them is an error.
struct ScriptFields<Name: CodingKey & CaseIterable & RawRepresentable<String>> {
    private let container: KeyedDecodingContainer<Name>
    let place: String

    init(_ decoder: any Decoder) throws {
        place = decoder.codingPath.place
        let names = try decoder.container(keyedBy: AnyName.self).allKeys.map(\.stringValue)
        if let unknown = names.filter({ Name(rawValue: $0) == nil }).min() {
            throw ServerScriptError.unknownField(unknown, place: place, allowed: Name.allCases.map(\.rawValue))
        }
        container = try decoder.container(keyedBy: Name.self)
    }

    /// The fields that are there, in the order in which their names are declared.
    var given: [Name] { Name.allCases.filter(container.contains) }

    func has(_ name: Name) -> Bool { container.contains(name) }

    /// The value, or nil where the field is missing.
    func value<Value: Decodable>(_ name: Name, as type: Value.Type = Value.self) throws -> Value? {
        has(name) ? try container.decode(Value.self, forKey: name) : nil
    }

    /// The value of a field that must be there.
    func required<Value: Decodable>(_ name: Name, as type: Value.Type = Value.self) throws -> Value {
        guard let value: Value = try value(name) else {
            throw ServerScriptError.missing(name.rawValue, place: place)
        }
        return value
    }

    func isNull(_ name: Name) throws -> Bool {
        try has(name) && container.decodeNil(forKey: name)
    }

    /// A whole number within bounds.
    func number(_ name: Name, in bounds: ClosedRange<Int>) throws -> Int? {
        try value(name).map { try number($0, in: bounds, at: place(of: name)) }
    }

    /// Whole numbers from 0.
    func numbers(_ name: Name) throws -> [Int]? {
        try value(name, as: [Double].self)?.enumerated().map { index, number in
            try self.number(number, in: 0...Int.max, at: "\(place(of: name))[\(index)]")
        }
    }

    // The decoder does not say where a number stands that is not whole, so that each is read as any number first.
    private func number(_ number: Double, in bounds: ClosedRange<Int>, at place: String) throws -> Int {
        guard let whole = Int(exactly: number), bounds.contains(whole) else {
            let limit = bounds.upperBound == .max ? "or more" : "to \(bounds.upperBound)"
            throw ServerScriptError.unfit(place: place, expected: "a whole number, \(bounds.lowerBound) \(limit)")
        }
        return whole
    }

    /// A time in seconds, at most a day.
    func seconds(_ name: Name) throws -> Duration? {
        guard let seconds: Double = try value(name) else { return nil }
        guard (0...86_400).contains(seconds) else {
            throw ServerScriptError.unfit(place: place(of: name), expected: "a number of seconds, 0 to 86400")
        }
        return .seconds(seconds)
    }

    /// One of the names that a type has.
    func name<Value: CaseIterable & RawRepresentable<String>>(
        _ name: Name,
        of type: Value.Type = Value.self
    ) throws
        -> Value?
    {
        guard let text: String = try value(name) else { return nil }
        guard let value = Value(rawValue: text) else {
            let allowed = Value.allCases.map(\.rawValue)
            throw ServerScriptError.unknownName(text, place: place(of: name), allowed: allowed)
        }
        return value
    }

    /// Header fields, sorted by name.
    func headers(_ name: Name) throws -> [HeaderField]? {
        let values: [String: String]? = try value(name)
        return values?.sorted { $0.key < $1.key }.map { HeaderField(name: $0.key, value: $0.value) }
    }

    /// Bytes written in hexadecimal digits; blanks between them do not count.
    func hexadecimal(_ name: Name) throws -> [UInt8]? {
        guard let text: String = try value(name) else { return nil }
        let digits = text.filter { $0 != " " }.map { $0.isASCII ? $0.hexDigitValue : nil }
        let values = digits.compactMap { $0 }
        guard values.count == digits.count, values.count.isMultiple(of: 2) else {
            throw ServerScriptError.unfit(place: place(of: name), expected: "bytes in pairs of hexadecimal digits")
        }
        return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
    }

    /// Refuses an object in which more than one of these is given.
    func refuse(moreThanOneOf names: Name...) throws {
        let conflicting = names.filter(has)
        guard conflicting.count < 2 else {
            throw ServerScriptError.conflict(conflicting.map(\.rawValue), place: place)
        }
    }

    func place(of name: Name) -> String {
        place.isEmpty ? name.rawValue : "\(place).\(name.rawValue)"
    }
}

/// Any field's name.
private struct AnyName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        return nil
    }
}

extension [any CodingKey] {
    /// The place as a person writes it: `answers[2].delay`, also where the script is only the array of answers.
    var place: String {
        reduce("") { place, key in
            if let index = key.intValue { return "\(place.isEmpty ? "answers" : place)[\(index)]" }
            return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
        }
    }
}
