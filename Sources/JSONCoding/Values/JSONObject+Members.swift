extension JSONObject {
    /// The keys, in order.
    public var keys: [String] { map(\.key) }

    /// The values, in the order of their keys.
    public var values: [JSONValue] { map(\.value) }

    /// The members that satisfy the predicate, in order.
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> JSONObject {
        var result = JSONObject()
        for member in self where try isIncluded(member) {
            result.appendIfNew(key: member.key, value: member.value)
        }
        return result
    }

    /// Takes over the members of another object. A key that both have keeps its place and gets the other's value.
    public mutating func merge(_ other: JSONObject) {
        for (key, value) in other {
            self[key] = value
        }
    }
}
