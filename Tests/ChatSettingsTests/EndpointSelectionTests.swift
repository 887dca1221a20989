import ChatSettings
import Foundation
import LLM
import Testing

@Suite("Which endpoint, model and key")
struct EndpointSelectionTests {
    /// What a selection comes to, in a form that a table can hold.
    struct Expected: Equatable, Sendable {
        var url: String
        var key: String?
        var model: String?

        init(_ url: String, key: String?, model: String? = nil) {
            self.url = url
            self.key = key
            self.model = model
        }

        init(_ selection: EndpointSelection) {
            switch selection {
            case .local(let model): self.init("local", key: nil, model: model)
            case .remote(let remote):
                self.init(remote.baseURL.absoluteString, key: remote.key, model: remote.model?.rawValue)
            }
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var flags: EndpointFlags
        var environment: Environment
        var expected: Expected

        init(_ name: String, _ flags: EndpointFlags, _ environment: Environment, _ expected: Expected) {
            testDescription = name
            self.flags = flags
            self.environment = environment
            self.expected = expected
        }

        init(_ name: String, _ environment: Environment, _ expected: Expected) {
            self.init(name, EndpointFlags(), environment, expected)
        }
    }

    private static let n4n = "https://api.n4n.ai/v1"
    private static let openAI = "https://api.openai.com/v1"
    private static let mine = "http://127.0.0.1:8080/v1"
    private static let other = "https://other.example/v1"

    static let endpoints: [Case] = [
        Case("nothing is set", [:], Expected("local", key: nil)),
        Case("a model in the environment", ["MARTLET_MODEL": "m"], Expected("local", key: nil)),
        Case("a key for no host", ["MARTLET_API_KEY": "k"], Expected("local", key: nil)),
        Case("a key for OpenRouter alone", ["OPENROUTER_API_KEY": "k"], Expected("local", key: nil)),
        Case("the key for n4n", ["N4N_API_KEY": "k"], Expected(n4n, key: "k", model: "openai/gpt-4o-mini")),
        Case("the key for OpenAI", ["OPENAI_API_KEY": "k"], Expected(openAI, key: "k", model: "gpt-4o-mini")),
        Case(
            "n4n before OpenAI",
            ["N4N_API_KEY": "a", "OPENAI_API_KEY": "b"],
            Expected(n4n, key: "a", model: "openai/gpt-4o-mini")
        ),
        Case("an empty key is none", ["N4N_API_KEY": "", "OPENAI_API_KEY": " "], Expected("local", key: nil)),
        Case("OPENAI_BASE_URL", ["OPENAI_BASE_URL": mine], Expected(mine, key: nil)),
        Case("OPENAI_BASE_URL before keys", ["OPENAI_BASE_URL": mine, "N4N_API_KEY": "a"], Expected(mine, key: nil)),
        Case(
            "MARTLET_BASE_URL before OPENAI_BASE_URL",
            ["MARTLET_BASE_URL": mine, "OPENAI_BASE_URL": other],
            Expected(mine, key: nil)
        ),
        Case("an empty URL is none", ["MARTLET_BASE_URL": "", "OPENAI_BASE_URL": mine], Expected(mine, key: nil)),
        Case(
            "--endpoint before the environment",
            EndpointFlags(endpoint: other),
            ["MARTLET_BASE_URL": mine, "OPENAI_BASE_URL": mine, "N4N_API_KEY": "a"],
            Expected(other, key: nil)
        ),
        Case(
            "--endpoint local before everything",
            EndpointFlags(endpoint: "local", model: "m"),
            ["MARTLET_BASE_URL": mine, "N4N_API_KEY": "a", "MARTLET_MODEL": "n"],
            Expected("local", key: nil, model: "m")
        ),
        Case(
            "an empty --endpoint says nothing",
            EndpointFlags(endpoint: ""),
            ["MARTLET_BASE_URL": mine],
            Expected(mine, key: nil)
        ),
        Case(
            "names in any case",
            EndpointFlags(endpoint: "OpenAI"),
            ["OPENAI_API_KEY": "k"],
            Expected(openAI, key: "k", model: "gpt-4o-mini")
        ),
        Case(
            "n4n by name",
            EndpointFlags(endpoint: "n4n"),
            ["N4N_API_KEY": "k", "OPENAI_BASE_URL": mine],
            Expected(n4n, key: "k", model: "openai/gpt-4o-mini")
        ),
        Case(
            "OpenRouter by name",
            EndpointFlags(endpoint: "openrouter"),
            ["OPENROUTER_API_KEY": "k"],
            Expected("https://openrouter.ai/api/v1", key: "k", model: "openai/gpt-4o-mini")
        ),
        Case(
            "Ollama needs no key and lists its models",
            EndpointFlags(endpoint: "ollama"),
            [:],
            Expected("http://127.0.0.1:11434/v1", key: nil)
        ),
    ]

    static let models: [Case] = [
        Case(
            "-m before MARTLET_MODEL",
            EndpointFlags(model: "m"),
            ["N4N_API_KEY": "k", "MARTLET_MODEL": "n"],
            Expected(n4n, key: "k", model: "m")
        ),
        Case(
            "MARTLET_MODEL before the default",
            ["N4N_API_KEY": "k", "MARTLET_MODEL": "n"],
            Expected(n4n, key: "k", model: "n")
        ),
        Case(
            "empty says nothing",
            EndpointFlags(model: ""),
            ["N4N_API_KEY": "k", "MARTLET_MODEL": ""],
            Expected(n4n, key: "k", model: "openai/gpt-4o-mini")
        ),
        Case("a URL has no default", ["OPENAI_BASE_URL": mine], Expected(mine, key: nil, model: nil)),
        Case(
            "the URL of a known host has that host's default",
            ["OPENAI_BASE_URL": "https://api.openai.com", "OPENAI_API_KEY": "k"],
            Expected("https://api.openai.com", key: "k", model: "gpt-4o-mini")
        ),
    ]

    static let keys: [Case] = [
        Case(
            "--key before the endpoint's own variable",
            EndpointFlags(endpoint: "n4n", key: "flag"),
            ["N4N_API_KEY": "k"],
            Expected(n4n, key: "flag", model: "openai/gpt-4o-mini")
        ),
        Case(
            "--key replaces the one that chose the endpoint",
            EndpointFlags(key: "flag"),
            ["OPENAI_API_KEY": "k"],
            Expected(openAI, key: "flag", model: "gpt-4o-mini")
        ),
        Case(
            "an empty --key says nothing",
            EndpointFlags(endpoint: "n4n", key: ""),
            ["N4N_API_KEY": "k"],
            Expected(n4n, key: "k", model: "openai/gpt-4o-mini")
        ),
        Case(
            "a name's own variable before MARTLET_API_KEY",
            EndpointFlags(endpoint: "openai"),
            ["OPENAI_API_KEY": "own", "MARTLET_API_KEY": "k"],
            Expected(openAI, key: "own", model: "gpt-4o-mini")
        ),
        Case(
            "MARTLET_API_KEY for a name",
            EndpointFlags(endpoint: "openai"),
            ["MARTLET_API_KEY": "k"],
            Expected(openAI, key: "k", model: "gpt-4o-mini")
        ),
        Case(
            "MARTLET_API_KEY for a URL",
            EndpointFlags(endpoint: mine),
            ["MARTLET_API_KEY": "k"],
            Expected(mine, key: "k")
        ),
        Case(
            "MARTLET_API_KEY for MARTLET_BASE_URL",
            ["MARTLET_BASE_URL": mine, "MARTLET_API_KEY": "k", "OPENAI_API_KEY": "x", "N4N_API_KEY": "x"],
            Expected(mine, key: "k")
        ),
        Case(
            "MARTLET_API_KEY stays with MARTLET_BASE_URL",
            EndpointFlags(endpoint: other),
            ["MARTLET_BASE_URL": mine, "MARTLET_API_KEY": "k"],
            Expected(other, key: nil)
        ),
        Case(
            "another path on the same host is still its own",
            EndpointFlags(endpoint: "http://127.0.0.1:8080/other/v1"),
            ["MARTLET_BASE_URL": mine, "MARTLET_API_KEY": "k"],
            Expected("http://127.0.0.1:8080/other/v1", key: "k")
        ),
        Case(
            "another port is another host",
            EndpointFlags(endpoint: "http://127.0.0.1:8081/v1"),
            ["MARTLET_BASE_URL": mine, "MARTLET_API_KEY": "k"],
            Expected("http://127.0.0.1:8081/v1", key: nil)
        ),
        Case(
            "OPENAI_API_KEY for OPENAI_BASE_URL",
            ["OPENAI_BASE_URL": mine, "OPENAI_API_KEY": "k", "MARTLET_API_KEY": "x"],
            Expected(mine, key: "k")
        ),
        Case(
            "OPENAI_API_KEY does not go to MARTLET_BASE_URL",
            ["MARTLET_BASE_URL": mine, "OPENAI_API_KEY": "k"],
            Expected(mine, key: nil)
        ),
        Case(
            "OPENAI_API_KEY does not go to a URL of --endpoint",
            EndpointFlags(endpoint: mine),
            ["OPENAI_API_KEY": "k", "N4N_API_KEY": "k"],
            Expected(mine, key: nil)
        ),
        Case(
            "a known host gets its own key before OPENAI_API_KEY",
            ["OPENAI_BASE_URL": "https://API.N4N.ai:443/v1", "OPENAI_API_KEY": "x", "N4N_API_KEY": "k"],
            Expected("https://API.N4N.ai:443/v1", key: "k", model: "openai/gpt-4o-mini")
        ),
        Case(
            "a known host over plain HTTP is another origin",
            EndpointFlags(endpoint: "http://api.openai.com/v1"),
            ["OPENAI_API_KEY": "k"],
            Expected("http://api.openai.com/v1", key: nil)
        ),
        Case(
            "a key has no white space around it",
            ["MARTLET_BASE_URL": mine, "MARTLET_API_KEY": " k\n"],
            Expected(mine, key: "k")
        ),
    ]

    @Test("Endpoint", arguments: endpoints)
    func endpoint(_ entry: Case) throws {
        try check(entry)
    }

    @Test("Model", arguments: models)
    func model(_ entry: Case) throws {
        try check(entry)
    }

    @Test("Key", arguments: keys)
    func key(_ entry: Case) throws {
        try check(entry)
    }

    private func check(_ entry: Case) throws {
        let selection = try EndpointSelection(flags: entry.flags, environment: entry.environment)
        #expect(Expected(selection) == entry.expected)
    }

    @Test(
        "A key that is meant for another host goes nowhere",
        arguments: ["N4N_API_KEY", "OPENAI_API_KEY", "OPENROUTER_API_KEY"]
    )
    func strangeHost(variable: String) throws {
        for environment in [[variable: "k", "MARTLET_BASE_URL": Self.other], [variable: "k"]] {
            let flags = EndpointFlags(endpoint: environment.count == 1 ? Self.other : nil)
            let selection = try EndpointSelection(flags: flags, environment: Environment(environment))
            #expect(Expected(selection) == Expected(Self.other, key: nil))
        }
    }

    @Test("A known name gets no other known name's key", arguments: ["n4n", "openai", "openrouter"])
    func strangeName(name: String) throws {
        let known = try #require(NamedEndpoint.all.first { $0.name == name })
        let variable = try #require(known.keyVariable)
        let strangers = NamedEndpoint.all.compactMap(\.keyVariable).filter { $0 != variable }.map { ($0, "k") }
        let environment = Environment(Dictionary(uniqueKeysWithValues: strangers))
        #expect(throws: SettingsError.missingKey(endpoint: known.name, variable: variable)) {
            try EndpointSelection(flags: EndpointFlags(endpoint: name), environment: environment)
        }
    }

    @Test("A key is never printed")
    func secrecy() throws {
        let flags = EndpointFlags(endpoint: Self.mine, key: "sk-secret")
        let selection = try EndpointSelection(flags: flags, environment: [:])
        #expect(!"\(selection)".contains("sk-secret"))
        #expect(!String(reflecting: selection).contains("sk-secret"))
        var dumped = ""
        dump(selection, to: &dumped)
        #expect(!dumped.contains("sk-secret"))
    }
}
