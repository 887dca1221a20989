/// What the user of a stream is left with.
struct Ending: Encodable {
    /// The text that was shown and not withdrawn.
    var text = ""
    /// The name of the error that ended it; nil where the answer is whole.
    var error: String?
}
