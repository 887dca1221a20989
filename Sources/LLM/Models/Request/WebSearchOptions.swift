public import JSONCoding

/// How a model searches the web.
public struct WebSearchOptions: JSONModel {
    /// How much of its context window goes to what was found.
    public var contextSize: SearchContextSize?
    /// Where the person who asks is, roughly.
    public var userLocation: UserLocation?
    /// Further fields.
    public var extraFields: JSONObject

    /// Makes options.
    public init(
        contextSize: SearchContextSize? = nil,
        userLocation: UserLocation? = nil,
        extraFields: JSONObject = [:]
    ) {
        self.contextSize = contextSize
        self.userLocation = userLocation
        self.extraFields = extraFields
    }

    /// Reads what ``fields`` writes.
    public init(fields: JSONObject) {
        var fields = FieldReader(fields)
        contextSize = fields.read("search_context_size")
        userLocation = fields.read("user_location") { $0.asModel() }
        extraFields = fields.rest
    }

    /// The members of `web_search_options`.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("search_context_size", contextSize)
        fields.write("user_location", userLocation)
        return fields.fields
    }
}
