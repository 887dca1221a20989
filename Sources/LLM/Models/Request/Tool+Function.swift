public import JSONCoding

extension Tool {
    /// A function that a model may call.
    public struct Function: JSONModel {
        /// Its name: letters, digits, `_` and `-`, at most 64.
        public var name: String
        /// What it does and when to call it, for the model to read.
        public var description: String?
        /// The JSON schema of its arguments; `nil` for a function without any.
        public var parameters: JSONValue?
        /// Whether the provider makes sure that the arguments follow the schema; `nil` is its default.
        public var isStrict: Bool?
        /// Further fields.
        public var extraFields: JSONObject

        /// Makes a function.
        public init(
            name: String,
            description: String? = nil,
            parameters: JSONValue? = nil,
            isStrict: Bool? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.name = name
            self.description = description
            self.parameters = parameters
            self.isStrict = isStrict
            self.extraFields = extraFields
        }

        /// Reads a function.
        ///
        /// - Throws: `DecodingError.keyNotFound` if it has no `name`.
        public init(fields: JSONObject) throws(DecodingError) {
            var fields = FieldReader(fields)
            guard let name: String = fields.read("name") else {
                throw .missing("name", because: "a function has no name")
            }
            self.name = name
            description = fields.read("description")
            parameters = fields.read("parameters")
            isStrict = fields.read("strict")
            extraFields = fields.rest
        }

        /// The function as a tool holds it.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("name", name)
            fields.write("description", description)
            fields.write("parameters", parameters)
            fields.write("strict", isStrict)
            return fields.fields
        }
    }
}
