import WebAPI

/// What a request says before its body.
struct RequestHead: Sendable {
    /// The method.
    var method: HTTPMethod
    /// The target as it was sent.
    var target: String
    /// The header; a field that stands twice is twice in it.
    var fields = HTTPFields()
}
