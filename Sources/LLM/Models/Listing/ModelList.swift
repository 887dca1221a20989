public import JSONCoding

/// The models that an endpoint offers.
public struct ModelList: Sendable, Hashable, Codable {
    /// The models, in the server's order.
    public var models: [Model]

    /// Makes a list.
    public init(_ models: [Model]) {
        self.models = models
    }

    /// Reads a list: `data` of an object, else `models`, or a bare array, which Together sends.
    ///
    /// - Throws: `DecodingError.keyNotFound` if there is no list. An entry without an id is left out.
    public init(json: JSONValue) throws(DecodingError) {
        guard let array = json.arrayValue ?? json["data"]?.arrayValue ?? json["models"]?.arrayValue else {
            throw .missing("data", because: "there is no list of models, but \(json.kind)")
        }
        models = array.compactMap { $0.asModel() }
    }

    /// The list as OpenAI sends it.
    public var json: JSONValue {
        ["object": "list", "data": .array(models.map(\.json))]
    }

    /// Decodes a list from any decoder.
    public init(from decoder: any Decoder) throws {
        let json = try JSONValue(from: decoder)
        do {
            try self.init(json: json)
        } catch {
            throw error.moved(under: decoder.codingPath)
        }
    }

    /// Encodes the list to any encoder.
    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }
}
