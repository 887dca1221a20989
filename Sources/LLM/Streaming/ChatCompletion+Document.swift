import JSONCoding

extension ChatCompletion {
    /// Reads a whole answer, or throws the error that it is.
    init(document bytes: [UInt8], context: ResponseContext) throws(LLMAPIError) {
        self = try bytes.withUnsafeBufferPointer { buffer throws(LLMAPIError) in
            try context.outline(of: buffer).withNode { node throws(LLMAPIError) in
                try Self.reading(.node(node), body: bytes, context: context).get()
            }
        }
    }

    /// What a document is: a completion, or an error.
    static func reading(
        _ document: FieldValue,
        body: some Collection<UInt8>,
        context: ResponseContext
    ) -> Result<ChatCompletion, LLMAPIError> {
        guard var fields = document.fields ?? document.soleError else {
            return .failure(.malformedBody(.notAnObject, context.details(body: body)))
        }
        var context = context
        let completion = Result { () throws(DecodingError) in try ChatCompletion(reading: &fields) }
        if let error = fields.reportedError {
            if case .success(let partial) = completion { context.partial = partial }
            return .failure(context.error(error, body: body))
        }
        switch completion {
        case .success(let completion) where !completion.choices.isEmpty:
            return .success(completion)
        case .failure(let error) where fields.has("choices"):
            return .failure(.malformedBody(.notACompletion, context.details(reason: "\(error)", body: body)))
        case .success, .failure:
            return .failure(.noChoices(context.details(body: body)))
        }
    }
}

extension FieldValue {
    /// The fields of the error that is the one element of an array: Gemini wraps its errors so.
    fileprivate var soleError: FieldReader? {
        soleElement?.fields.flatMap { $0.value("error") == nil ? nil : $0 }
    }
}

extension JSONValue {
    /// The one element of an array: Gemini wraps its errors so.
    var soleElement: JSONValue? {
        arrayValue.flatMap { $0.count == 1 ? $0[0] : nil }
    }
}
