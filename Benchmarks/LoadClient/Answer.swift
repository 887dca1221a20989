/// What came of one request.
enum Answer: Sendable {
    /// So many tokens, the first after so long; nil where nobody looks for a first one.
    case whole(tokens: Int, first: Duration?)
    case failed(String)
}
