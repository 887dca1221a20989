import ChatSettings
import LLM
import Testing

@Suite("What is configured")
struct ConfiguredEndpointTests {
    private func configured(
        _ environment: Environment,
        flags: EndpointFlags = EndpointFlags()
    ) -> [String] {
        ConfiguredEndpoint.all(flags: flags, environment: environment).map { configured in
            switch configured.endpoint {
            case .success(let endpoint):
                "\(configured.name) \(endpoint.key ?? "-") \(endpoint.model?.rawValue ?? "-")"
            case .failure(.missingKey): "\(configured.name) lacks a key"
            case .failure: "\(configured.name) is not understood"
            }
        }
    }

    @Test("Nothing is")
    func nothing() {
        #expect(configured([:]).isEmpty)
        #expect(configured(["MARTLET_API_KEY": "k", "MARTLET_MODEL": "m"]).isEmpty)
        #expect(configured([:], flags: EndpointFlags(endpoint: "local")).isEmpty)
    }

    @Test("Each endpoint whose key is there, and each address, the one that is asked by default first")
    func all() {
        let environment: Environment = [
            "OPENROUTER_API_KEY": "r", "OPENAI_API_KEY": "o", "N4N_API_KEY": "n", "MARTLET_MODEL": "m",
            "MARTLET_BASE_URL": "http://h:1/v1", "OPENAI_BASE_URL": "http://h:2/v1", "MARTLET_API_KEY": "k",
        ]
        let rest = ["n4n n openai/gpt-4o-mini", "openai o gpt-4o-mini", "openrouter r openai/gpt-4o-mini"]
        #expect(configured(environment) == ["h:1 k m", "h:2 o -"] + rest)
    }

    @Test("The endpoint that the command line names is the only one")
    func named() {
        let environment: Environment = ["OPENAI_API_KEY": "o", "MARTLET_BASE_URL": "http://h:1/v1"]
        let flags = EndpointFlags(endpoint: "http://h:3/v1", model: "x", key: "y")
        #expect(configured(environment, flags: flags) == ["h:3 y x"])
        #expect(configured(environment, flags: EndpointFlags(endpoint: "Local")).isEmpty)
        #expect(configured(environment, flags: EndpointFlags(endpoint: "openrouter")) == ["openrouter lacks a key"])
    }

    @Test("Nothing is listed twice")
    func once() {
        let environment: Environment = ["OPENAI_BASE_URL": "https://api.openai.com/v1", "OPENAI_API_KEY": "o"]
        #expect(configured(environment) == ["openai o gpt-4o-mini"])
        #expect(configured(environment, flags: EndpointFlags(endpoint: "openai")) == ["openai o gpt-4o-mini"])
    }

    @Test("What is wrong does not hide the rest")
    func wrong() {
        let environment: Environment = ["MARTLET_BASE_URL": "nonsense", "N4N_API_KEY": "n"]
        #expect(configured(environment) == ["MARTLET_BASE_URL is not understood", "n4n n openai/gpt-4o-mini"])
    }
}
