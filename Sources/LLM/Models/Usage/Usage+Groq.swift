import JSONCoding

extension Usage {
    /// The usage of a chunk or completion that has none in its usual place: Groq put it into `x_groq`.
    init?(groq fields: inout FieldReader) {
        guard let usage = fields.peek("x_groq")?["usage"]?.objectValue else { return nil }
        self.init(fields: usage)
    }
}
