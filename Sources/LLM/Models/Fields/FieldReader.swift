import JSONCoding

/// Reads the declared fields of an object, and knows what is left over.
///
/// A field that is `null` or absent reads as `nil`. So does one of the wrong type, but it stays in ``rest``: nothing that
/// a server sent is lost. Fields usually come in the order in which they are declared, so each search goes on where the
/// last one ended.
struct FieldReader {
    private let source: FieldSource
    private var isTaken: PositionSet = []
    private var next: Int
    private let count: Int
    private var takenCount = 0

    init(_ object: JSONObject) {
        self.init(.object(object), count: object.count)
    }

    /// The fields of a value that lies in the text of a document; nil where it is no object.
    init?(_ node: JSONNode) {
        if node.isPlainObject {
            self.init(.node(node), count: node.count)
        } else if node.isObject, case .object(let object) = node.value {
            self.init(object)
        } else {
            return nil
        }
    }

    private init(_ source: FieldSource, count: Int) {
        self.source = source
        self.count = count
        next = source.start
    }

    /// The members that nobody took.
    var rest: JSONObject { takenCount == count ? JSONObject() : members { !isTaken.contains($0 - source.start) } }

    /// All members.
    var object: JSONObject { members { _ in true } }

    /// What a field holds, without taking it; nil once all are taken.
    func peek(_ key: StaticString) -> JSONValue? { takenCount < count ? value(key)?.json : nil }

    /// What a field holds, without taking or making it.
    func value(_ key: StaticString) -> FieldValue? {
        count > 0 ? source.position(of: key, from: next).map(source.value) : nil
    }

    /// Whether a field is there and not `null`.
    func has(_ key: StaticString) -> Bool { value(key).map { !$0.isNull } ?? false }

    /// Takes a field if the closure can make something of it.
    mutating func read<Value>(_ key: StaticString, _ make: (JSONValue) -> Value?) -> Value? {
        readValue(key) { make($0.json) }
    }

    /// Takes a field if the closure can make something of it, whose value need not have been made.
    mutating func readValue<Value>(_ key: StaticString, _ make: (FieldValue) -> Value?) -> Value? {
        guard let position = position(of: key) else { return nil }
        let held = source.value(at: position)
        let value = held.isNull ? nil : make(held)
        if value != nil || held.isNull { take(position) }
        return value
    }

    /// Takes a field.
    mutating func take(_ key: StaticString) {
        if let position = position(of: key) { take(position) }
    }

    private mutating func position(of key: StaticString) -> Int? {
        guard takenCount < count, let found = source.position(of: key, from: next) else { return nil }
        next = source.position(after: found) ?? source.start
        return found
    }

    private mutating func take(_ position: Int) {
        if isTaken.insert(position - source.start) { takenCount += 1 }
    }

    private func members(where isIncluded: (Int) -> Bool) -> JSONObject {
        var members = JSONObject()
        var position = count > 0 ? source.start : nil
        while let member = position {
            if isIncluded(member) { members[source.key(at: member)] = source.value(at: member).json }
            position = source.position(after: member)
        }
        return members
    }
}

extension FieldReader {
    /// A string; a number gives its text.
    mutating func read(_ key: StaticString) -> String? { read(key, \.asText) }

    /// A string that says something.
    mutating func readNonEmpty(_ key: StaticString) -> String? {
        let text: String? = read(key)
        return text?.isEmpty == false ? text : nil
    }

    /// An integer; a fraction is cut off, a string is read.
    mutating func read(_ key: StaticString) -> Int? { read(key, \.asInt) }

    /// A number; a string is read.
    mutating func read(_ key: StaticString) -> Double? { read(key, \.asDouble) }

    /// A truth value.
    mutating func read(_ key: StaticString) -> Bool? { read(key, \.boolValue) }

    /// Whatever stands there.
    mutating func read(_ key: StaticString) -> JSONValue? { read(key) { $0 } }

    /// A name of an open set; an empty one is none.
    mutating func read<Name: NamedString>(_ key: StaticString) -> Name? {
        let name: Name? = read(key) { $0.asName() }
        return name?.rawValue.isEmpty == false ? name : nil
    }

    /// A model.
    mutating func read<Model: FieldModel>(_ key: StaticString) -> Model? { readValue(key) { $0.model() } }

    /// A list, without its `null`s; one element that can't be read makes the whole list unreadable.
    mutating func readList<Element>(_ key: StaticString, _ make: (JSONValue) -> Element?) -> [Element]? {
        readValue(key) { $0.list { make($0.json) } }
    }

    /// A list of models.
    mutating func read<Model: FieldModel>(_ key: StaticString) -> [Model]? { readValue(key) { $0.list { $0.model() } } }

    /// A list of names.
    mutating func read<Name: NamedString>(_ key: StaticString) -> [Name]? {
        readList(key) { $0.asName() }
    }

    /// A dictionary of values of one type.
    mutating func readDictionary<Value>(_ key: StaticString, _ make: (JSONValue) -> Value?) -> [String: Value]? {
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
