import JSONCoding

extension JSONObject {
    /// Where this chunk or answer reports an error, the value that says so; nil for a good one.
    ///
    /// It is an `error` that is not null, at the top or in a choice; an object that calls itself an error; or, where
    /// there are no choices, a `detail` or a `message`.
    var reportedError: JSONValue? {
        if has("error") || self["object"] == "error" || self["type"] == "error" { return .object(self) }
        guard let choices = self["choices"], !choices.isNull else {
            return has("detail") || has("message") ? .object(self) : nil
        }
        return choices.arrayValue?.first { $0.objectValue?.has("error") == true }
    }

    /// Whether there is a value that is not null.
    private func has(_ key: String) -> Bool {
        self[key].map { !$0.isNull } ?? false
    }
}
