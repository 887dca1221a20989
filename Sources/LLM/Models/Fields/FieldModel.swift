/// A model that can be read without an object being made first: from where it lies in the text of a document.
protocol FieldModel: JSONModel {
    /// Reads the model.
    ///
    /// - Throws: `DecodingError` where the object is something else than this model.
    init(reading fields: inout FieldReader) throws(DecodingError)
}
