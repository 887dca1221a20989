public import JSONCoding

/// The speech to answer in.
public struct AudioOptions: JSONModel {
    /// A voice by its name, such as `alloy`, or one of your own as `{"id": "…"}`.
    public var voice: JSONValue
    /// The encoding.
    public var format: AudioFormat
    /// Further fields.
    public var extraFields: JSONObject

    /// Makes options.
    public init(voice: JSONValue, format: AudioFormat, extraFields: JSONObject = [:]) {
        self.voice = voice
        self.format = format
        self.extraFields = extraFields
    }

    /// Reads what ``fields`` writes.
    public init(fields: JSONObject) {
        var fields = FieldReader(fields)
        voice = fields.read("voice") ?? ""
        format = fields.read("format") ?? ""
        extraFields = fields.rest
    }

    /// The members of `audio`.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("voice", voice)
        fields.write("format", format)
        return fields.fields
    }
}
