import JSONCoding

/// Writes the declared fields of a model in order, then its extra ones.
struct FieldWriter {
    /// Which of two values is written where an extra field has the key of a declared one.
    enum Precedence {
        /// The declared one, unless it is `nil`: in what a server sends, the extra one is what couldn't be read.
        case declared
        /// The extra one: in what a caller sends, it is what the declared one has no word for.
        case extra
    }

    private var object = JSONObject()
    private let extraFields: JSONObject
    private let precedence: Precedence

    init(extraFields: JSONObject, precedence: Precedence = .declared) {
        self.extraFields = extraFields
        self.precedence = precedence
    }

    /// What was written, with the extra fields.
    var fields: JSONObject {
        var fields = object
        for (key, value) in extraFields where fields[key] == nil {
            fields[key] = value
        }
        return fields
    }

    /// Writes a field unless it is `nil`.
    mutating func write(_ key: String, _ value: JSONValue?) {
        let extra = extraFields[key]
        if let value = precedence == .extra ? extra ?? value : value ?? extra {
            object[key] = value
        }
    }
}

extension FieldWriter {
    /// Writes a string unless it is `nil`.
    mutating func write(_ key: String, _ value: String?) {
        write(key, value.map(JSONValue.string))
    }

    /// Writes an integer unless it is `nil`.
    mutating func write(_ key: String, _ value: Int?) {
        write(key, value.map { .number(JSONNumber($0)) })
    }

    /// Writes a number unless it is `nil`.
    mutating func write(_ key: String, _ value: Double?) {
        write(key, value.map { .number(JSONNumber($0)) })
    }

    /// Writes a truth value unless it is `nil`.
    mutating func write(_ key: String, _ value: Bool?) {
        write(key, value.map(JSONValue.bool))
    }

    /// Writes a name unless it is `nil`.
    mutating func write(_ key: String, _ value: (some NamedString)?) {
        write(key, value?.rawValue)
    }

    /// Writes a model unless it is `nil`.
    mutating func write(_ key: String, _ value: (some JSONModel)?) {
        write(key, value?.json)
    }

    /// Writes a list of models unless it is `nil`.
    mutating func write(_ key: String, _ value: [some JSONModel]?) {
        write(key, value.map { .array($0.map(\.json)) })
    }

    /// Writes a list of names unless it is `nil`.
    mutating func write(_ key: String, _ value: [some NamedString]?) {
        write(key, value.map { .array($0.map { .string($0.rawValue) }) })
    }

    /// Writes a dictionary, sorted by its keys, unless it is `nil`.
    mutating func write<Value>(_ key: String, _ value: [String: Value]?, _ json: (Value) -> JSONValue) {
        guard let value else { return write(key, nil as JSONValue?) }
        let members = value.sorted { $0.key < $1.key }.map { ($0.key, json($0.value)) }
        write(key, .object(JSONObject(members)))
    }
}
