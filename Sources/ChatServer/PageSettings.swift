public import LLM

/// Where the page is served, and what its conversations begin with.
public struct PageSettings: Sendable {
    /// Which port is listened at.
    public enum Port: Sendable, Hashable {
        /// This one, or none.
        case exactly(Int)
        /// This one, or one that the system chooses where it is taken.
        case preferably(Int)
    }

    /// Who may connect.
    public enum Reach: Sendable, Hashable {
        /// This machine.
        case loopback
        /// Whoever reaches the host. Nothing is encrypted.
        case network
    }

    /// The host whose address is listened at.
    public var host: String
    /// The port.
    public var port: Port
    /// Who may connect.
    public var reach: Reach
    /// The system prompt of new conversations; `nil` for none.
    public var system: String?
    /// Further fields of each request.
    public var options: ChatRequest
    /// What an answer cost in US dollars, where the server doesn't say.
    public var price: @Sendable (ModelID, Usage) -> Double?

    /// Makes settings: by default for this machine only, at port 4711 where it is free.
    public init(
        host: String = "127.0.0.1",
        port: Port = .preferably(4711),
        reach: Reach = .loopback,
        system: String? = nil,
        options: ChatRequest = ChatRequest(messages: []),
        price: @escaping @Sendable (ModelID, Usage) -> Double? = { _, _ in nil }
    ) {
        self.host = host
        self.port = port
        self.reach = reach
        self.system = system
        self.options = options
        self.price = price
    }
}
