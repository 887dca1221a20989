public import JSONCoding

/// Audio for the model to hear.
public struct AudioInput: JSONModel {
    /// The encoded audio in Base64.
    public var data: String
    /// How it is encoded.
    public var format: AudioFormat
    /// Further fields.
    public var extraFields: JSONObject

    /// Makes audio of its Base64 text.
    public init(data: String, format: AudioFormat, extraFields: JSONObject = [:]) {
        self.data = data
        self.format = format
        self.extraFields = extraFields
    }

    /// Reads audio.
    ///
    /// - Throws: `DecodingError.keyNotFound` if there is no `data` or no `format`.
    public init(fields: JSONObject) throws(DecodingError) {
        var fields = FieldReader(fields)
        guard let data = fields.read("data", \.stringValue) else {
            throw .missing("data", because: "audio has no data")
        }
        guard let format: AudioFormat = fields.read("format") else {
            throw .missing("format", because: "audio has no format")
        }
        self.data = data
        self.format = format
        extraFields = fields.rest
    }

    /// The audio as a part holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("data", data)
        fields.write("format", format)
        return fields.fields
    }
}
