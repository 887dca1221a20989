/// A value of a document, as it lies there. It must not outlive the outline.
package struct JSONNode {
    package let entries: UnsafeBufferPointer<JSONOutline.Entry>
    package let position: Int

    @inlinable
    package init(entries: UnsafeBufferPointer<JSONOutline.Entry>, position: Int) {
        self.entries = entries
        self.position = position
    }

    @inlinable package var entry: JSONOutline.Entry { entries[position] }

    /// Whether this is `null`.
    @inlinable package var isNull: Bool { entry.form == .null }

    /// Whether this is an array.
    @inlinable package var isArray: Bool { entry.form == .array }

    /// Whether this is an object.
    @inlinable package var isObject: Bool { isPlainObject || entry.form == .object }

    /// Whether this is an object whose keys are few, of ASCII, without escapes and different from one another. Its members
    /// can be looked up where they are; any other object has to be made a ``JSONObject`` first.
    @inlinable package var isPlainObject: Bool { entry.form == .plainObject }

    /// How many members or elements it has.
    @inlinable package var count: Int { entry.count }

    /// Whether this is a certain string of ASCII.
    package func isString(_ text: StaticString) -> Bool {
        switch entry.form {
        case .plainString: entry.text.isSame(as: text)
        case .escapedString: value.stringValue?.isSame(as: text) == true
        default: false
        }
    }

    /// The elements of an array.
    package var elements: some Sequence<JSONNode> {
        sequence(state: position + 1) { [entries, end = entry.link] position in
            guard position < end else { return nil }
            defer { position = entries[position].link }
            return JSONNode(entries: entries, position: position)
        }
    }
}
