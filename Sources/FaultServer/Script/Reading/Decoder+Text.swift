extension Decoder {
    /// The value as a text; nil for what is none, which the caller reads as an object and so finds out what is wrong.
    var text: String? {
        try? singleValueContainer().decode(String.self)
    }
}
