extension JSONReader {
    /// Reads a value of any kind. Of duplicate keys of an object the first counts.
    public mutating func readValue() throws(JSONError) -> JSONValue {
        try JSONOutline(&self).withNode { $0.value }
    }
}
