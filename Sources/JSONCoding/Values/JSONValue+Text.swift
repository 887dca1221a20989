extension JSONValue {
    /// The value as compact JSON, the same on every run. A number that is not finite is written as `null`.
    public var text: String { text(formatting: []) }

    /// The value as JSON.
    public func text(formatting: JSONFormatting) -> String {
        String(decoding: bytes(formatting: formatting), as: UTF8.self)
    }

    /// The value as JSON in UTF-8.
    public func bytes(formatting: JSONFormatting = []) -> [UInt8] {
        var writer = JSONWriter(formatting: formatting)
        writer.write(self)
        return writer.bytes
    }
}
