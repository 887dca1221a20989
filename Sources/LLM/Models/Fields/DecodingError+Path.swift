extension DecodingError {
    /// The same error, seen from further out.
    func moved(under path: [any CodingKey]) -> DecodingError {
        func moved(_ context: Context) -> Context {
            Context(
                codingPath: path + context.codingPath,
                debugDescription: context.debugDescription,
                underlyingError: context.underlyingError
            )
        }
        switch self {
        case .typeMismatch(let type, let context): return .typeMismatch(type, moved(context))
        case .valueNotFound(let type, let context): return .valueNotFound(type, moved(context))
        case .keyNotFound(let key, let context): return .keyNotFound(key, moved(context))
        case .dataCorrupted(let context): return .dataCorrupted(moved(context))
        @unknown default: return self
        }
    }

    /// The error of an object that lacks a field.
    static func missing(_ key: String, because description: String) -> DecodingError {
        .keyNotFound(FieldKey(key), Context(codingPath: [], debugDescription: description))
    }
}
