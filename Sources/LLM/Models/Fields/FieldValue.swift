import JSONCoding

/// What a field holds: a value that was made, or one that still lies in the text of a document.
enum FieldValue {
    case json(JSONValue)
    case node(JSONNode)

    var isNull: Bool {
        switch self {
        case .json(let json): json.isNull
        case .node(let node): node.isNull
        }
    }

    var isList: Bool {
        switch self {
        case .json(let json): json.kind == .array
        case .node(let node): node.isArray
        }
    }

    var json: JSONValue {
        switch self {
        case .json(let json): json
        case .node(let node): node.value
        }
    }

    /// Whether this is a certain string.
    func isString(_ text: StaticString) -> Bool {
        switch self {
        case .json(let json): json.stringValue?.isSame(as: text) ?? false
        case .node(let node): node.isString(text)
        }
    }

    /// The fields of an object; nil for anything else.
    var fields: FieldReader? {
        switch self {
        case .json(let json): json.objectValue.map(FieldReader.init)
        case .node(let node): FieldReader(node)
        }
    }

    /// The model. Where it can't be read the value itself is kept by the reader, so the reason is of no use.
    func model<Model: FieldModel>() -> Model? {
        guard var fields else { return nil }
        return try? Model(reading: &fields)
    }

    /// A list, without its `null`s; one element that can't be read makes the whole list unreadable.
    func list<Element>(_ make: (FieldValue) -> Element?) -> [Element]? {
        switch self {
        case .json(let json):
            guard let array = json.arrayValue else { return nil }
            return Self.list(array.lazy.map(FieldValue.json), count: array.count, make)
        case .node(let node):
            guard node.isArray else { return nil }
            return Self.list(node.elements.lazy.map(FieldValue.node), count: node.count, make)
        }
    }

    /// The one element of a list; nil where there is something else.
    var soleElement: FieldValue? {
        switch self {
        case .json(let json): json.soleElement.map(FieldValue.json)
        case .node(let node): node.isArray && node.count == 1 ? first { _ in true } : nil
        }
    }

    /// The first element of a list of which the predicate holds.
    func first(where isIt: (FieldValue) -> Bool) -> FieldValue? {
        switch self {
        case .json(let json): json.arrayValue?.lazy.map(FieldValue.json).first(where: isIt)
        case .node(let node): node.isArray ? node.elements.lazy.map(FieldValue.node).first(where: isIt) : nil
        }
    }

    private static func list<Element>(
        _ values: some Sequence<FieldValue>,
        count: Int,
        _ make: (FieldValue) -> Element?
    ) -> [Element]? {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for value in values where !value.isNull {
            guard let element = make(value) else { return nil }
            elements.append(element)
        }
        return elements
    }
}
