extension String {
    /// Whether both are the same bytes. `==` takes texts for the same that differ in Unicode normalisation; who receives
    /// them may not.
    package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension HTTPFields {
    /// Whether both are the same lines, byte for byte.
    package func hasBytes(of other: HTTPFields) -> Bool {
        elementsEqual(other) { $0.name.hasBytes(of: $1.name) && $0.value.hasBytes(of: $1.value) }
    }
}

extension QueryItems {
    /// Whether both are the same items, byte for byte.
    func hasBytes(of other: QueryItems) -> Bool {
        items.elementsEqual(other.items) { left, right in
            guard left.name.hasBytes(of: right.name) else { return false }
            guard let value = left.value, let other = right.value else { return left.value == right.value }
            return value.hasBytes(of: other)
        }
    }
}
