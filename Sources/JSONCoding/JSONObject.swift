/// The members of a JSON object, in the order in which they were written.
///
/// It is a collection of `(key, value)` pairs and, by key, a dictionary. Each key occurs once. Two objects are equal if
/// they have the same members in any order. As everywhere in Swift, keys that differ only in Unicode normalisation are
/// the same key.
public struct JSONObject: Sendable {
    /// A key and its value.
    public typealias Element = (key: String, value: JSONValue)

    /// A structure, whose copies and releases are much cheaper than a tuple's.
    struct Member: Sendable {
        let key: String
        var value: JSONValue
    }

    private var members: [Member] = []
    /// Where each key stands; kept only once there are so many that looking through them all would be slow.
    private var positions: [String: Int]?

    static let largestUnindexedCount = 16

    /// Makes an object without members.
    public init() {}

    /// Makes an object of few members whose keys are known to differ.
    init(distinct members: [Member]) {
        self.members = members
    }

    /// Makes an object of key-value pairs; of duplicate keys the first counts.
    public init(_ members: some Sequence<(String, JSONValue)>) {
        for (key, value) in members {
            appendIfNew(key: key, value: value)
        }
    }

    /// The value of a key, `nil` if there is none.
    ///
    /// A new key is appended, an existing one keeps its place. Assigning `nil` removes the member.
    public subscript(key: String) -> JSONValue? {
        get { position(of: key).map { members[$0].value } }
        set {
            guard let newValue else {
                removeValue(forKey: key)
                return
            }
            if let position = position(of: key) {
                members[position].value = newValue
            } else {
                append(key: key, value: newValue)
            }
        }
    }

    /// Removes a member and returns its value, `nil` if there was none.
    @discardableResult
    public mutating func removeValue(forKey key: String) -> JSONValue? {
        guard let position = position(of: key) else { return nil }
        let value = members.remove(at: position).value
        indexMembers()
        return value
    }

    /// Adds a member unless its key is there already.
    mutating func appendIfNew(key: String, value: JSONValue) {
        guard position(of: key) == nil else { return }
        append(key: key, value: value)
    }

    /// Puts the members in the order of their keys.
    mutating func sortByKey() {
        members.sort { $0.key < $1.key }
        indexMembers()
    }

    private mutating func append(key: String, value: JSONValue) {
        members.append(Member(key: key, value: value))
        if positions != nil {
            positions?[key] = members.count - 1
        } else if members.count > Self.largestUnindexedCount {
            indexMembers()
        }
    }

    /// Where a key stands that is an ASCII name: after a position, else before it.
    package func position(of name: StaticString, from start: Int) -> Int? {
        let isIt = { (position: Int) in members[position].key.isSame(as: name) }
        return (start..<members.count).first(where: isIt) ?? (0..<start).first(where: isIt)
    }

    private func position(of key: String) -> Int? {
        if let positions { return positions[key] }
        return members.firstIndex { $0.key == key }
    }

    private mutating func indexMembers() {
        guard members.count > Self.largestUnindexedCount else {
            positions = nil
            return
        }
        positions = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.key, $0) })
    }
}

extension JSONObject: RandomAccessCollection {
    /// The position of the first member.
    public var startIndex: Int { members.startIndex }

    /// The position after the last member.
    public var endIndex: Int { members.endIndex }

    /// The member at a position.
    public subscript(position: Int) -> Element { (members[position].key, members[position].value) }
}

extension JSONObject: Hashable {
    /// Compares the members in any order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
    }

    /// Hashes the members in any order.
    public func hash(into hasher: inout Hasher) {
        var combined = 0
        for (key, value) in self {
            var memberHasher = Hasher()
            memberHasher.combine(key)
            memberHasher.combine(value)
            combined ^= memberHasher.finalize()
        }
        hasher.combine(combined)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Makes an object of a literal; of duplicate keys the first counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

extension JSONObject: CustomStringConvertible {
    /// The object as compact JSON.
    public var description: String { JSONValue.object(self).text }
}
