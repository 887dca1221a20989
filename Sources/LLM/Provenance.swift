/// Where an answer came from, and what it took to get it: what the client knows beside what the server sent.
public struct Provenance: Sendable, Hashable {
    /// The label of the route that answered; nil where a client was asked by itself.
    public var route: String?
    /// How many requests the call sent, over all routes; 0 where the cache answered before anybody was asked.
    public var attempts: Int
    /// The routes that were to be asked before, and why they did not answer.
    public var passedRoutes: [PassedRoute]
    /// How the provider names the request; its support asks for it.
    public var requestID: String?
    /// What the provider says is left of its rate limits; nil where it says nothing.
    public var rateLimits: RateLimits?
    /// How old the answer is, if it came from the cache; nil for one that was made now.
    public var age: Duration?

    /// Makes a provenance.
    public init(
        route: String? = nil,
        attempts: Int = 1,
        passedRoutes: [PassedRoute] = [],
        requestID: String? = nil,
        rateLimits: RateLimits? = nil,
        age: Duration? = nil
    ) {
        self.route = route
        self.attempts = attempts
        self.passedRoutes = passedRoutes
        self.requestID = requestID
        self.rateLimits = rateLimits
        self.age = age
    }

    /// Whether the answer came from the cache.
    public var isCached: Bool { age != nil }
}
