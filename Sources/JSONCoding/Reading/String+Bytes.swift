extension String {
    /// The text of these bytes. What is no UTF-8 becomes U+FFFD.
    init(text bytes: UnsafeBufferPointer<UInt8>) {
        self.init(unsafeUninitializedCapacity: bytes.count) { buffer in
            _ = buffer.update(fromContentsOf: bytes)
            return bytes.count
        }
    }

    /// Whether this is the text of a literal of ASCII.
    package func isSame(as literal: StaticString) -> Bool {
        utf8.count == literal.utf8CodeUnitCount && literal.withUTF8Buffer { utf8.elementsEqual($0) }
    }
}
