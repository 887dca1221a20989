public import LLM

/// What the user has configured; without a file, nothing.
public struct Configuration: Sendable, Hashable {
    /// Servers that have a name, in the order of the file.
    public var endpoints: [Endpoint] = []
    /// Short names of models.
    public var aliases: [String: Alias] = [:]
    /// What holds where the command line and the environment say nothing.
    public var defaults = Defaults()
    /// Who stands in where no answer begins, in order, as `--fallback` names them.
    public var fallbacks: [String] = []
    /// What models cost.
    public var prices = Prices()
    /// Whether questions and answers are kept.
    public var isLogged = true
    /// Whether answers on a terminal are shown as Markdown.
    public var rendersMarkdown = true

    /// Makes a configuration that says nothing.
    public init() {}

    /// The endpoint of a name, in upper case or lower.
    public func endpoint(named name: String) -> Endpoint? {
        endpoints.first { $0.name.lowercased() == name.lowercased() }
    }
}

extension Configuration {
    /// A short name's meaning. It has a model, an endpoint or both.
    public struct Alias: Sendable, Hashable {
        /// The model; nil for the endpoint's own choice.
        public var model: ModelID?
        /// The name or the base URL of the endpoint to ask; nil for whichever is asked.
        public var endpoint: String?

        /// Makes an alias.
        public init(model: ModelID? = nil, endpoint: String? = nil) {
            self.model = model
            self.endpoint = endpoint
        }
    }

    /// What holds where the command line and the environment say nothing.
    public struct Defaults: Sendable, Hashable {
        /// The name or the base URL of the endpoint.
        public var endpoint: String?
        /// The model or its alias. It goes with the default endpoint: an endpoint that is named has its own.
        public var model: String?
        /// The system prompt.
        public var system: String?

        /// Makes defaults.
        public init(endpoint: String? = nil, model: String? = nil, system: String? = nil) {
            self.endpoint = endpoint
            self.model = model
            self.system = system
        }
    }
}
