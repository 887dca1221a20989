public import JSONCoding

extension Tool {
    /// A tool that takes plain text.
    public struct Custom: JSONModel {
        /// Its name.
        public var name: String
        /// What it does and when to call it, for the model to read.
        public var description: String?
        /// The form of its input: `{"type": "text"}`, or `{"type": "grammar", "grammar": {…}}`.
        public var format: JSONValue?
        /// Further fields.
        public var extraFields: JSONObject

        /// Makes a tool.
        public init(
            name: String,
            description: String? = nil,
            format: JSONValue? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.name = name
            self.description = description
            self.format = format
            self.extraFields = extraFields
        }

        /// Reads a tool.
        ///
        /// - Throws: `DecodingError.keyNotFound` if it has no `name`.
        public init(fields: JSONObject) throws(DecodingError) {
            var fields = FieldReader(fields)
            guard let name: String = fields.read("name") else {
                throw .missing("name", because: "a custom tool has no name")
            }
            self.name = name
            description = fields.read("description")
            format = fields.read("format")
            extraFields = fields.rest
        }

        /// The tool as a request holds it.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("name", name)
            fields.write("description", description)
            fields.write("format", format)
            return fields.fields
        }
    }
}
