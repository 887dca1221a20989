public import JSONCoding

extension Annotation {
    /// A page on the web, and the passage of the answer that rests on it.
    public struct URLCitation: JSONModel, FieldModel {
        /// The address of the page.
        public var url: String
        /// The title of the page.
        public var title: String?
        /// Where the passage begins, in characters.
        public var startIndex: Int?
        /// Where the passage ends, in characters.
        public var endIndex: Int?
        /// Unknown fields, such as OpenRouter's `content`, an excerpt of the page.
        public var extraFields: JSONObject

        /// Makes a citation.
        public init(
            url: String,
            title: String? = nil,
            startIndex: Int? = nil,
            endIndex: Int? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.url = url
            self.title = title
            self.startIndex = startIndex
            self.endIndex = endIndex
            self.extraFields = extraFields
        }

        /// Reads a citation.
        public init(fields: JSONObject) {
            var reader = FieldReader(fields)
            self.init(reading: &reader)
        }

        init(reading fields: inout FieldReader) {
            url = fields.read("url") ?? ""
            title = fields.read("title")
            startIndex = fields.read("start_index")
            endIndex = fields.read("end_index")
            extraFields = fields.rest
        }

        /// The citation as an annotation holds it.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("url", url)
            fields.write("title", title)
            fields.write("start_index", startIndex)
            fields.write("end_index", endIndex)
            return fields.fields
        }
    }
}
