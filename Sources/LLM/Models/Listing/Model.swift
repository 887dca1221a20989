public import JSONCoding

/// A model that an endpoint offers.
public struct Model: JSONModel {
    /// The name to ask for it by.
    public var id: ModelID
    /// When it was made, in seconds since 1970.
    public var created: Int?
    /// Who made it.
    public var owner: String?
    /// Unknown fields, such as `context_length` and `pricing` of OpenRouter.
    public var extraFields: JSONObject

    /// Makes a model.
    public init(id: ModelID, created: Int? = nil, owner: String? = nil, extraFields: JSONObject = [:]) {
        self.id = id
        self.created = created
        self.owner = owner
        self.extraFields = extraFields
    }

    /// Reads a model. Its id is `id`, else `name` or `model`, which is what some local servers have.
    ///
    /// - Throws: `DecodingError.keyNotFound` if it has none of these.
    public init(fields: JSONObject) throws(DecodingError) {
        var fields = FieldReader(fields)
        guard let id: ModelID = fields.read("id") ?? fields.read("name") ?? fields.read("model") else {
            throw .missing("id", because: "a model has no id")
        }
        self.id = id
        created = fields.read("created", \.asSeconds)
        owner = fields.read("owned_by")
        extraFields = fields.rest
    }

    /// The model as a list holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("id", id)
        fields.write("created", created)
        fields.write("owned_by", owner)
        return fields.fields
    }
}
