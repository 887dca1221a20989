import JSONCoding
import WebAPI

/// The answer to a request for the models of a server.
struct ModelList {
    let models: [Model]

    /// Reads a list: `data` of an object, as OpenAI has it, else `models`, or a bare array; of objects, or of names. An
    /// entry without a name is left out.
    init(document bytes: some Collection<UInt8>, context: ResponseContext) throws(LLMAPIError) {
        if context.head.isPage {
            throw .unexpectedContentType(context.head.mediaType, context.details(body: bytes))
        }
        let json = try context.json(of: bytes)
        guard let entries = json.arrayValue ?? json["data"]?.arrayValue ?? json["models"]?.arrayValue else {
            if let report = json.objectValue?.reportedError { throw context.error(report, body: bytes) }
            let reason = "The server's answer is no list of models."
            throw .malformedBody(.notACompletion, context.details(reason: reason, body: bytes))
        }
        models = entries.compactMap(Self.model)
    }

    private static func model(_ json: JSONValue) -> Model? {
        json.stringValue.map { Model(id: ModelID(rawValue: $0)) } ?? json.asModel()
    }
}
