/// One call of a web API: its method, path, query and headers, and the types of the bodies on either side.
///
/// `Void` marks a side without a body. An endpoint is a value: it can be a constant, or made of what a call needs.
///
/// ```swift
/// let models = Endpoint<Void, ModelList>(.get, "models")
/// let weather = Endpoint<Void, Weather>(.get, "data/2.5/weather", query: ["q": "Kyiv", "units": "metric"])
/// let chat = Endpoint<ChatRequest, ChatCompletion>(.post, "chat/completions")
/// ```
public struct Endpoint<RequestBody, ResponseBody>: Sendable {
    /// The method.
    public var method: HTTPMethod
    /// The path below the client's base URL, not percent-encoded, with or without a slash at its start.
    public var path: String
    /// The query items, in order; they follow those of the base URL.
    public var query: QueryItems
    /// Header fields of this call; each replaces the client's field of the same name.
    public var headers: HTTPFields

    /// Makes an endpoint.
    public init(_ method: HTTPMethod, _ path: String, query: QueryItems = [:], headers: HTTPFields = [:]) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
    }
}
