public import JSONCoding

/// An answer as speech, or a piece of one.
public struct AudioOutput: JSONModel, FieldModel {
    /// The id by which a later request can refer to it.
    public var id: String?
    /// The encoded audio in Base64, in the format that the request asked for.
    public var data: String?
    /// The text that is spoken.
    public var transcript: String?
    /// When the server forgets it, in seconds since 1970.
    public var expiresAt: Int?
    /// Unknown fields.
    public var extraFields: JSONObject

    /// Makes audio.
    public init(
        id: String? = nil,
        data: String? = nil,
        transcript: String? = nil,
        expiresAt: Int? = nil,
        extraFields: JSONObject = [:]
    ) {
        self.id = id
        self.data = data
        self.transcript = transcript
        self.expiresAt = expiresAt
        self.extraFields = extraFields
    }

    /// Reads audio.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        self.init(reading: &reader)
    }

    init(reading fields: inout FieldReader) {
        id = fields.readNonEmpty("id")
        data = fields.readNonEmpty("data")
        transcript = fields.readNonEmpty("transcript")
        expiresAt = fields.read("expires_at", \.asSeconds)
        extraFields = fields.rest
    }

    /// The audio as a message holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("id", id)
        fields.write("data", data)
        fields.write("transcript", transcript)
        fields.write("expires_at", expiresAt)
        return fields.fields
    }

    /// Reads `audio`. Nothing in it is how some servers say that there is none.
    init?(_ fields: inout FieldReader) {
        guard let audio: AudioOutput = fields.read("audio") else { return nil }
        if audio.id == nil, audio.data == nil, audio.transcript == nil { return nil }
        self = audio
    }
}
