public import JSONCoding

/// Where an image is to be found, and how closely to look at it.
public struct ImageSource: JSONModel {
    /// A web address, or a `data:` URL that holds the image itself.
    public var url: String
    /// How closely the model looks at it; `nil` leaves that to the model.
    public var detail: ImageDetail?
    /// Further fields.
    public var extraFields: JSONObject

    /// Makes a source.
    public init(url: String, detail: ImageDetail? = nil, extraFields: JSONObject = [:]) {
        self.url = url
        self.detail = detail
        self.extraFields = extraFields
    }

    /// Reads a source.
    ///
    /// - Throws: `DecodingError.keyNotFound` if there is no `url`.
    public init(fields: JSONObject) throws(DecodingError) {
        var fields = FieldReader(fields)
        guard let url = fields.read("url", \.stringValue) else {
            throw .missing("url", because: "an image has no URL")
        }
        self.url = url
        detail = fields.read("detail")
        extraFields = fields.rest
    }

    /// Reads a source, or its bare URL, which Mistral takes.
    init?(lenient json: JSONValue) {
        if let url = json.stringValue {
            self.init(url: url)
        } else if let source: ImageSource = json.asModel() {
            self = source
        } else {
            return nil
        }
    }

    /// The source as a part holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("url", url)
        fields.write("detail", detail)
        return fields.fields
    }
}
