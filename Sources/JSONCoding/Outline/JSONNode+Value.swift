extension JSONNode {
    /// The value with all that is in it. Of duplicate keys of an object the first counts.
    package var value: JSONValue {
        isObject || isArray ? container : JSONValue(scalar: entries[position])
    }

    /// Made from the last entry to the first: so what a container holds has been made before it.
    private var container: JSONValue {
        var made: [JSONValue] = []
        made.reserveCapacity(16)
        var position = entries[position].link
        while position > self.position {
            position -= 1
            let entry = entries[position]
            switch entry.form {
            case .plainObject: made.append(.object(JSONObject(distinct: made.removeMembers(entry.count))))
            case .object:
                made.append(.object(JSONObject(made.removeMembers(entry.count).lazy.map { ($0.key, $0.value) })))
            case .array: made.append(.array(made.removeElements(entry.count)))
            default: made.append(JSONValue(scalar: entry))
            }
        }
        return made.removeLast()
    }
}

extension JSONValue {
    /// The value of an entry that is no container; a key is a string.
    fileprivate init(scalar entry: JSONOutline.Entry) {
        switch entry.form {
        case .plainString: self = .string(String(text: entry.text))
        case .escapedString: self = .string(JSONReader.Key(bytes: entry.text, hasEscapes: true).string)
        case .number: self = .number(JSONNumber(validated: String(text: entry.text)))
        case .true: self = .bool(true)
        case .false: self = .bool(false)
        case .null, .plainObject, .object, .array: self = .null
        }
    }
}

extension [JSONValue] {
    /// Takes the last values, in reverse order.
    fileprivate mutating func removeElements(_ count: Int) -> [JSONValue] {
        var elements: [JSONValue] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(removeLast()) }
        return elements
    }

    /// Takes the last keys and values, in reverse order.
    fileprivate mutating func removeMembers(_ count: Int) -> [JSONObject.Member] {
        var members: [JSONObject.Member] = []
        members.reserveCapacity(count)
        for _ in 0..<count {
            guard case .string(let key) = removeLast() else { continue }
            members.append(JSONObject.Member(key: key, value: removeLast()))
        }
        return members
    }
}
