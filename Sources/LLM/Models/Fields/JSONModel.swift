public import JSONCoding

/// A model of the chat API: a value that is read from one JSON object and written as one.
///
/// Everything a field means is said in ``init(fields:)`` and ``fields``; `Codable` goes through them with any coder, so
/// `JSONDecoder()` reads the same with and without `.convertFromSnakeCase`. Models are read with leniency: a field of the
/// wrong type is no failure, and what a model can't hold stays, as it came, among its extra fields.
public protocol JSONModel: Codable, Hashable, Sendable {
    /// Reads the model from the members of its object.
    ///
    /// - Throws: `DecodingError` where the object is something else than this model.
    init(fields: JSONObject) throws(DecodingError)

    /// The members of the object that the model is written as: the declared ones in order, then the extra ones.
    var fields: JSONObject { get }
}

extension JSONModel {
    /// Reads the model from a JSON value.
    ///
    /// - Throws: `DecodingError.typeMismatch` if the value is no object, and what ``init(fields:)`` throws.
    public init(json: JSONValue) throws(DecodingError) {
        guard case .object(let object) = json else {
            throw .typeMismatch(
                Self.self,
                DecodingError.Context(codingPath: [], debugDescription: "an object was expected, found: \(json.kind)")
            )
        }
        try self.init(fields: object)
    }

    /// The model as a JSON value.
    public var json: JSONValue { .object(fields) }

    /// Decodes the model from any decoder.
    public init(from decoder: any Decoder) throws {
        let json = try JSONValue(from: decoder)
        do {
            try self.init(json: json)
        } catch {
            throw error.moved(under: decoder.codingPath)
        }
    }

    /// Encodes the model to any encoder.
    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }
}
