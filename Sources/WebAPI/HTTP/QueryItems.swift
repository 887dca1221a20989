/// The items of a URL's query, in order. A name may stand more than once; an item may lack a value.
///
/// ```swift
/// let literal: QueryItems = ["q": "black & white", "page": "2"]     // in the order written
/// let pairs = QueryItems([("tag", "a"), ("tag", "b"), ("raw", nil)])
/// let sorted = QueryItems(["b": "2", "a": "1"] as [String: String])  // by name: a dictionary has no order
/// ```
public struct QueryItems: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// One name with its value.
    public struct Item: Sendable, Hashable {
        /// The name, not percent-encoded.
        public var name: String
        /// The value, not percent-encoded; nil writes the name alone.
        public var value: String?

        /// Makes an item.
        public init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }

    /// The items, in the order in which they are written.
    public var items: [Item]

    /// Makes items of pairs, in order.
    public init(_ pairs: some Sequence<(String, String?)>) {
        items = pairs.map(Item.init)
    }

    /// Makes items of a dictionary, sorted by name so that a URL is the same each time.
    public init(_ dictionary: [String: String]) {
        items = dictionary.sorted { $0.key < $1.key }.map(Item.init)
    }

    /// Makes items of a literal, in the order written.
    public init(dictionaryLiteral elements: (String, String?)...) {
        self.init(elements)
    }

    /// The query as it stands in a URL, or nil where there is no item.
    ///
    /// Everything but letters, digits and `-._~` is percent-encoded
    /// ([RFC 3986, section 2.3](https://www.rfc-editor.org/rfc/rfc3986#section-2.3)), so that no server reads a `+` as
    /// a space or a `;` as a separator.
    public var percentEncoded: String? {
        guard !items.isEmpty else { return nil }
        return items.map { item in
            let name = item.name.percentEncoded(keeping: \.isUnreserved)
            guard let value = item.value else { return name }
            return name + "=" + value.percentEncoded(keeping: \.isUnreserved)
        }.joined(separator: "&")
    }
}
