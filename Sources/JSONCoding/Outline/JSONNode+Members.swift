/// The members of a plain object.
extension JSONNode {
    /// Where the first key is, if there is one.
    @inlinable package var firstKey: Int { position + 1 }

    /// Where the key after another one is; nil after the last.
    @inlinable
    package func key(after position: Int) -> Int? {
        let next = entries[position + 1].link
        return next < entry.link ? next : nil
    }

    /// Where a key is: at a position or after it, else before it.
    package func key(_ name: StaticString, from start: Int) -> Int? {
        key(name, in: start..<entry.link) ?? key(name, in: firstKey..<start)
    }

    /// The key at a position.
    package func key(at position: Int) -> String { String(text: entries[position].text) }

    /// The value of the key at a position.
    @inlinable
    package func member(at position: Int) -> JSONNode { JSONNode(entries: entries, position: position + 1) }

    private func key(_ name: StaticString, in range: Range<Int>) -> Int? {
        var position = range.lowerBound
        while position < range.upperBound {
            if entries[position].text.isSame(as: name) { return position }
            position = entries[position + 1].link
        }
        return nil
    }
}
