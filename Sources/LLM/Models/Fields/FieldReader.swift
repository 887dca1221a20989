import JSONCoding

/// Reads the declared fields of an object, and knows what is left over.
///
/// A field that is `null` or absent reads as `nil`. So does one of the wrong type, but it stays in ``rest``: nothing that
/// a server sent is lost. Fields usually come in the order in which they are declared, so each search goes on where the
/// last one ended.
struct FieldReader {
    private let object: JSONObject
    private var isTaken: PositionSet = []
    private var next = 0

    init(_ object: JSONObject) {
        self.object = object
    }

    /// The members that nobody took.
    var rest: JSONObject {
        var rest = JSONObject()
        for position in object.indices where !isTaken.contains(position) {
            rest[object[position].key] = object[position].value
        }
        return rest
    }

    /// What a field holds, without taking it.
    mutating func peek(_ key: String) -> JSONValue? {
        position(of: key).map { object[$0].value }
    }

    /// Takes a field if the closure can make something of it.
    mutating func read<Value>(_ key: String, _ make: (JSONValue) -> Value?) -> Value? {
        guard let position = position(of: key) else { return nil }
        let json = object[position].value
        let value = json.isNull ? nil : make(json)
        if value != nil || json.isNull {
            isTaken.insert(position)
        }
        return value
    }

    private mutating func position(of key: String) -> Int? {
        let found =
            (next..<object.count).first { object[$0].key == key } ?? (0..<next).first { object[$0].key == key }
        if let found {
            next = found + 1
        }
        return found
    }
}

extension FieldReader {
    /// A string; a number gives its text.
    mutating func read(_ key: String) -> String? { read(key, \.asText) }

    /// A string that says something.
    mutating func readNonEmpty(_ key: String) -> String? {
        let text: String? = read(key)
        return text?.isEmpty == false ? text : nil
    }

    /// An integer; a fraction is cut off, a string is read.
    mutating func read(_ key: String) -> Int? { read(key, \.asInt) }

    /// A number; a string is read.
    mutating func read(_ key: String) -> Double? { read(key, \.asDouble) }

    /// A truth value.
    mutating func read(_ key: String) -> Bool? { read(key, \.boolValue) }

    /// Whatever stands there.
    mutating func read(_ key: String) -> JSONValue? { read(key) { $0 } }

    /// A name of an open set; an empty one is none.
    mutating func read<Name: NamedString>(_ key: String) -> Name? {
        let name: Name? = read(key) { $0.asName() }
        return name?.rawValue.isEmpty == false ? name : nil
    }

    /// A model.
    mutating func read<Model: JSONModel>(_ key: String) -> Model? { read(key) { $0.asModel() } }

    /// A list, without its `null`s; one element that can't be read makes the whole list unreadable.
    mutating func readList<Element>(_ key: String, _ make: (JSONValue) -> Element?) -> [Element]? {
        read(key) { json in
            guard let array = json.arrayValue else { return nil }
            var elements: [Element] = []
            elements.reserveCapacity(array.count)
            for json in array where !json.isNull {
                guard let element = make(json) else { return nil }
                elements.append(element)
            }
            return elements
        }
    }

    /// A list of models.
    mutating func read<Model: JSONModel>(_ key: String) -> [Model]? { readList(key) { $0.asModel() } }

    /// A list of names.
    mutating func read<Name: NamedString>(_ key: String) -> [Name]? { readList(key) { $0.asName() } }

    /// A dictionary of values of one type.
    mutating func readDictionary<Value>(_ key: String, _ make: (JSONValue) -> Value?) -> [String: Value]? {
        read(key) { json in
            guard let object = json.objectValue else { return nil }
            var dictionary: [String: Value] = [:]
            for (key, json) in object {
                guard let value = make(json) else { return nil }
                dictionary[key] = value
            }
            return dictionary
        }
    }
}
