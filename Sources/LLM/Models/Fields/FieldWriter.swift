import JSONCoding

/// Writes the declared fields of a model in order, then its extra ones.
///
/// An extra field with the key of a declared one stands in its place, so a caller can send what the model has no word for.
struct FieldWriter {
    private var object = JSONObject()
    private let extraFields: JSONObject

    init(extraFields: JSONObject) {
        self.extraFields = extraFields
    }

    /// What was written, with the extra fields.
    var fields: JSONObject {
        var fields = object
        fields.merge(extraFields)
        return fields
    }

    /// Writes a field unless it is `nil`.
    mutating func write(_ key: String, _ value: JSONValue?) {
        if let value = extraFields[key] ?? value {
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
