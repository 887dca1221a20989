public import JSONCoding

/// A note on an answer: as a rule, where a passage of it comes from.
public struct Annotation: JSONModel, FieldModel {
    /// The type: `url_citation`, or what else a provider makes up.
    public var type: String
    /// The page that is cited.
    public var urlCitation: URLCitation?
    /// Unknown fields; all of them, where the type is unknown.
    public var extraFields: JSONObject

    /// Makes an annotation.
    public init(type: String = "url_citation", urlCitation: URLCitation? = nil, extraFields: JSONObject = [:]) {
        self.type = type
        self.urlCitation = urlCitation
        self.extraFields = extraFields
    }

    /// Reads an annotation.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        self.init(reading: &reader)
    }

    init(reading fields: inout FieldReader) {
        type = fields.read("type") ?? ""
        urlCitation = fields.read("url_citation")
        extraFields = fields.rest
    }

    /// The annotation as a message holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("type", type)
        fields.write("url_citation", urlCitation)
        return fields.fields
    }
}
