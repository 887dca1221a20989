import JSONCoding

extension ChatCompletion {
    /// Reads a whole answer, or throws the error that it is.
    init(document bytes: [UInt8], context: ResponseContext) throws(LLMAPIError) {
        self = try Self.reading(try context.json(of: bytes), body: bytes, context: context).get()
    }

    /// What a document is: a completion, or an error.
    static func reading(
        _ json: JSONValue,
        body: some Collection<UInt8>,
        context: ResponseContext
    ) -> Result<ChatCompletion, LLMAPIError> {
        guard let object = (json.soleElement ?? json).objectValue, json.objectValue != nil || object["error"] != nil
        else {
            return .failure(.malformedBody(.notAnObject, context.details(body: body)))
        }
        var context = context
        let completion = Result { () throws(DecodingError) in try ChatCompletion(fields: object) }
        if let error = object.reportedError {
            if case .success(let partial) = completion { context.partial = partial }
            return .failure(context.error(error, body: body))
        }
        switch completion {
        case .success(let completion) where !completion.choices.isEmpty:
            return .success(completion)
        case .failure(let error) where object["choices"].map({ !$0.isNull }) ?? false:
            return .failure(.malformedBody(.notACompletion, context.details(reason: "\(error)", body: body)))
        case .success, .failure:
            return .failure(.noChoices(context.details(body: body)))
        }
    }
}

extension JSONValue {
    /// The one element of an array: Gemini wraps its errors so.
    var soleElement: JSONValue? {
        arrayValue.flatMap { $0.count == 1 ? $0[0] : nil }
    }
}
