public import JSONCoding

extension ResponseFormat {
    /// The schema that an answer follows.
    public struct Schema: JSONModel {
        /// A name for the model to read: letters, digits, `_` and `-`, at most 64.
        public var name: String
        /// What the answer is for, for the model to read.
        public var description: String?
        /// The JSON schema.
        public var schema: JSONValue?
        /// Whether the provider makes sure that the answer follows the schema; `nil` is its default.
        public var isStrict: Bool?
        /// Further fields.
        public var extraFields: JSONObject

        /// Makes a schema.
        public init(
            name: String,
            description: String? = nil,
            schema: JSONValue?,
            isStrict: Bool? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.name = name
            self.description = description
            self.schema = schema
            self.isStrict = isStrict
            self.extraFields = extraFields
        }

        /// Reads a schema.
        public init(fields: JSONObject) {
            var fields = FieldReader(fields)
            name = fields.read("name") ?? ""
            description = fields.read("description")
            schema = fields.read("schema")
            isStrict = fields.read("strict")
            extraFields = fields.rest
        }

        /// The schema as a format holds it.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("name", name)
            fields.write("description", description)
            fields.write("schema", schema)
            fields.write("strict", isStrict)
            return fields.fields
        }
    }
}
