/// How much of answers is kept.
struct ResponseBounds: Sendable {
    /// The size of all together as JSON, in bytes.
    var size: Int
    /// How many.
    var count: Int
    /// How old one may be.
    var age: Duration
}
