extension DecodingError {
    /// Where in the document decoding failed and what stood there, if this module's decoder threw the error.
    public var jsonError: JSONError? { context?.underlyingError as? JSONError }

    /// What all cases have in common; `nil` for a case that this module does not know.
    var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }

    /// The same error with what the document tells about it. An error that has a cause of its own keeps it.
    func located(in bytes: [UInt8], settings: TolerantJSONDecoder, hasOffset: Bool) -> DecodingError {
        guard let context, context.underlyingError == nil else { return self }
        let location = bytes.withUnsafeBufferPointer { bytes in
            try? JSONLocation(of: context.codingPath, in: bytes, settings: settings)
        }
        guard let location else { return self }
        let error = JSONError(
            kind: kind,
            path: location.path,
            offset: hasOffset ? location.offset : nil,
            found: location.text,
            reason: context.debugDescription
        )
        return with(Context(codingPath: context.codingPath, debugDescription: "\(error)", underlyingError: error))
    }

    private var kind: JSONError.Kind {
        switch self {
        case .typeMismatch: .typeMismatch
        case .valueNotFound: .missingValue
        case .keyNotFound: .missingKey
        case .dataCorrupted: .invalidValue
        @unknown default: .invalidValue
        }
    }

    private func with(_ context: Context) -> DecodingError {
        switch self {
        case .typeMismatch(let type, _): .typeMismatch(type, context)
        case .valueNotFound(let type, _): .valueNotFound(type, context)
        case .keyNotFound(let key, _): .keyNotFound(key, context)
        case .dataCorrupted: .dataCorrupted(context)
        @unknown default: self
        }
    }
}

extension JSONError {
    /// The error as the cause of a `DecodingError`.
    var context: DecodingError.Context {
        let codingPath: [any CodingKey] = path.components.map { component in
            switch component {
            case .key(let key): PlainCodingKey(stringValue: key)
            case .index(let index): PlainCodingKey(index: index)
            }
        }
        return DecodingError.Context(codingPath: codingPath, debugDescription: description, underlyingError: self)
    }
}
