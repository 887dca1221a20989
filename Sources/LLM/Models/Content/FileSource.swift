public import JSONCoding

/// A file for the model to read: its content, or the id of one that was uploaded.
public struct FileSource: JSONModel {
    /// The content as a `data:` URL.
    public var data: String?
    /// The id of an uploaded file.
    public var id: String?
    /// The file's name.
    public var name: String?
    /// Further fields.
    public var extraFields: JSONObject

    /// Makes a file.
    public init(data: String? = nil, id: String? = nil, name: String? = nil, extraFields: JSONObject = [:]) {
        self.data = data
        self.id = id
        self.name = name
        self.extraFields = extraFields
    }

    /// Reads a file.
    public init(fields: JSONObject) {
        var fields = FieldReader(fields)
        name = fields.read("filename")
        data = fields.read("file_data")
        id = fields.read("file_id")
        extraFields = fields.rest
    }

    /// The file as a part holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("filename", name)
        fields.write("file_data", data)
        fields.write("file_id", id)
        return fields.fields
    }
}
