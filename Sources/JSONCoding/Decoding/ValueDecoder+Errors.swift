extension ValueDecoder {
    /// The error where there is a value of another kind, or null.
    func mismatch(_ type: any Any.Type, expected: String) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "expected \(expected)")
        return value.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    /// The error where a value is of the right kind, but won't do.
    func corrupted(_ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
    }
}
