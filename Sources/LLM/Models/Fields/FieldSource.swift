import JSONCoding

/// The members of an object: of one that was made, or of one that still lies in the text of a document.
enum FieldSource {
    case object(JSONObject)
    /// A plain object. Its positions are those of its keys.
    case node(JSONNode)

    /// The position of the first member.
    var start: Int {
        switch self {
        case .object: 0
        case .node(let node): node.firstKey
        }
    }

    /// The position after that of a member; nil where it is the last.
    func position(after position: Int) -> Int? {
        switch self {
        case .object(let object): position + 1 < object.count ? position + 1 : nil
        case .node(let node): node.key(after: position)
        }
    }

    /// Where a member is: at a position or after it, else before it.
    func position(of name: StaticString, from position: Int) -> Int? {
        switch self {
        case .object(let object): object.position(of: name, from: position)
        case .node(let node): node.key(name, from: position)
        }
    }

    func key(at position: Int) -> String {
        switch self {
        case .object(let object): object[position].key
        case .node(let node): node.key(at: position)
        }
    }

    func value(at position: Int) -> FieldValue {
        switch self {
        case .object(let object): .json(object[position].value)
        case .node(let node): .node(node.member(at: position))
        }
    }
}
