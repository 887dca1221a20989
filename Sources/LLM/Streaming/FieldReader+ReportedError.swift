import JSONCoding

extension JSONObject {
    /// Where this chunk or answer reports an error, the value that says so; nil for a good one.
    var reportedError: JSONValue? { FieldReader(self).reportedError }
}

extension FieldReader {
    /// Where this chunk or answer reports an error, the value that says so; nil for a good one.
    ///
    /// It is an `error` that is not null, at the top or in a choice; an object that calls itself an error; or, where
    /// there are no choices, a `detail` or a `message`.
    var reportedError: JSONValue? {
        if has("error") || value("object")?.isString("error") == true || value("type")?.isString("error") == true {
            return .object(object)
        }
        guard let choices = value("choices"), !choices.isNull else {
            return has("detail") || has("message") ? .object(object) : nil
        }
        return choices.first { $0.fields?.has("error") == true }?.json
    }
}
