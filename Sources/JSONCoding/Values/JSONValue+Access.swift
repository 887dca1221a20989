extension JSONValue {
    /// The value of a key of an object; `nil` if there is none, or this is no object.
    ///
    /// Assigning adds or replaces the member, and `nil` removes it. A `null` becomes an object first; assigning to a key
    /// of any other value has no effect.
    public subscript(key: String) -> JSONValue? {
        get { objectValue?[key] }
        set {
            switch self {
            case .object(var object):
                self = .null
                object[key] = newValue
                self = .object(object)
            case .null:
                guard let newValue else { return }
                self = [key: newValue]
            case .bool, .number, .string, .array:
                return
            }
        }
    }

    /// The element of an array at a position; `nil` if there is none, or this is no array.
    ///
    /// Assigning replaces the element, `nil` removes it, and assigning at the array's count appends. Assigning anywhere
    /// else has no effect.
    public subscript(index: Int) -> JSONValue? {
        get {
            guard let array = arrayValue, array.indices.contains(index) else { return nil }
            return array[index]
        }
        set {
            guard case .array(var array) = self else { return }
            self = .null
            if array.indices.contains(index) {
                array.replaceSubrange(index...index, with: CollectionOfOne(newValue).compactMap { $0 })
            } else if index == array.count, let newValue {
                array.append(newValue)
            }
            self = .array(array)
        }
    }

    /// The string, if this is one.
    public var stringValue: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The number as an `Int`, if this is a number that is integral and fits.
    public var intValue: Int? { numberValue?.int }

    /// The number as a `Double`, if this is a number within its range.
    public var doubleValue: Double? { numberValue?.double }

    /// The number, if this is one.
    public var numberValue: JSONNumber? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The truth value, if this is one.
    public var boolValue: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    /// The elements, if this is an array.
    public var arrayValue: [JSONValue]? {
        if case .array(let array) = self { array } else { nil }
    }

    /// The members, if this is an object.
    public var objectValue: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }
}
