extension JSONReader {
    /// A key, or the content of another string, as it stands in the input. It can be compared without making a `String`.
    public struct Key {
        let bytes: UnsafeBufferPointer<UInt8>
        let hasEscapes: Bool

        /// The key with its escapes resolved. What is no UTF-8, and each lone surrogate, becomes U+FFFD.
        public var string: String {
            hasEscapes ? unescaped() : String(text: bytes)
        }

        /// Lets a key stand in a `switch`. The literal is compared byte for byte.
        public static func ~= (pattern: StaticString, key: Key) -> Bool {
            key.hasEscapes ? key.string == pattern.description : key.bytes.isSame(as: pattern)
        }
    }
}

extension JSONReader.Key {
    /// Resolves the escapes, which have been checked before.
    private func unescaped() -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { buffer in
            var text = UnescapedText(buffer)
            text.append(bytes)
            return text.string
        }
    }
}
