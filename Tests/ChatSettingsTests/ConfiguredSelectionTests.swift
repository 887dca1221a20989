import ChatSettings
import LLM
import Testing

@Suite("Who is asked, where there is a configuration")
struct ConfiguredSelectionTests {
    private static let configuration = """
        {
          "endpoints": {
            "lab": {"baseURL": "http://lab:1/v1", "model": "qwen", "contextWindow": 4096},
            "Work": {"baseURL": "https://work.example/v1", "key": {"command": "op read work"}},
            "var": {"baseURL": "https://var.example/v1", "key": {"variable": "VAR_KEY"}},
            "second": {"baseURL": "https://api.openai.com/v1", "key": {"stored": "mine"}},
            "openai": {"model": "gpt-5"}
          },
          "aliases": {
            "mini": "gpt-mini",
            "fast": {"model": "quick", "endpoint": "lab"},
            "here": {"endpoint": "local"},
            "labs": {"endpoint": "LAB"}
          }
        }
        """

    private func line(_ flags: EndpointFlags, _ environment: Environment = [:], keys: String) throws -> String {
        try EndpointSelection(flags: flags, settings: Settings(Self.configuration, environment, keys: keys)).line
    }

    static let selections: [(EndpointFlags, Environment, String)] = [
        // Names
        (EndpointFlags(endpoint: "lab"), [:], "lab http://lab:1/v1 - qwen"),
        (EndpointFlags(endpoint: "WORK"), [:], "Work https://work.example/v1 $(op read work) -"),
        (EndpointFlags(endpoint: "http://lab:1/v1"), [:], "lab http://lab:1/v1 - qwen"),
        (EndpointFlags(endpoint: "http://lab:1/other"), [:], "lab:1 http://lab:1/other - -"),
        (EndpointFlags(endpoint: "openai"), ["OPENAI_API_KEY": "k"], "openai https://api.openai.com/v1 k gpt-5"),
        ([:].flags, ["OPENAI_API_KEY": "k"], "openai https://api.openai.com/v1 k gpt-5"),
        ([:].flags, ["MARTLET_BASE_URL": "http://lab:1/v1"], "lab http://lab:1/v1 - qwen"),
        // Aliases
        (EndpointFlags(endpoint: "lab", model: "mini"), [:], "lab http://lab:1/v1 - gpt-mini"),
        (EndpointFlags(model: "fast"), ["MARTLET_BASE_URL": "http://x"], "lab http://lab:1/v1 - quick"),
        (EndpointFlags(endpoint: "http://x", model: "fast"), [:], "x http://x - quick"),
        (EndpointFlags(model: "labs"), [:], "lab http://lab:1/v1 - qwen"),
        (EndpointFlags(model: "here"), ["OPENAI_API_KEY": "k"], "local -"),
        ([:].flags, ["MARTLET_MODEL": "fast", "OPENAI_BASE_URL": "http://x"], "lab http://lab:1/v1 - quick"),
        ([:].flags, ["MARTLET_MODEL": "fast", "MARTLET_BASE_URL": "http://x"], "x http://x - quick"),
        (EndpointFlags(model: "m"), ["MARTLET_MODEL": "fast", "OPENAI_BASE_URL": "http://x"], "x http://x - m"),
        // Keys
        (EndpointFlags(endpoint: "work", key: "k"), [:], "Work https://work.example/v1 k -"),
        (EndpointFlags(endpoint: "work"), ["MARTLET_API_KEY": "k"], "Work https://work.example/v1 $(op read work) -"),
        (EndpointFlags(endpoint: "var"), ["VAR_KEY": "k", "MARTLET_API_KEY": "x"], "var https://var.example/v1 k -"),
        (EndpointFlags(endpoint: "lab"), ["MARTLET_API_KEY": "k"], "lab http://lab:1/v1 k qwen"),
    ]

    @Test("Names, aliases and keys", arguments: selections)
    func selection(flags: EndpointFlags, environment: Environment, expected: String) throws {
        #expect(try line(flags, environment, keys: "other https://other.example x") == expected)
    }

    @Test(
        "A stored key is the last that is looked for",
        arguments: [
            (EndpointFlags(endpoint: "lab"), [:], "lab http://lab:1/v1 stored qwen"),
            (EndpointFlags(endpoint: "lab", key: "k"), [:], "lab http://lab:1/v1 k qwen"),
            (EndpointFlags(endpoint: "lab", key: "LAB"), [:], "lab http://lab:1/v1 stored qwen"),
            (EndpointFlags(endpoint: "lab"), ["MARTLET_API_KEY": "k"], "lab http://lab:1/v1 k qwen"),
            (EndpointFlags(endpoint: "http://lab:1/x"), [:], "lab:1 http://lab:1/x stored -"),
            (EndpointFlags(endpoint: "http://lab:2/v1"), [:], "lab:2 http://lab:2/v1 - -"),
            (EndpointFlags(endpoint: "https://lab:1/v1"), [:], "lab:1 https://lab:1/v1 - -"),
        ] as [(EndpointFlags, Environment, String)]
    )
    func stored(flags: EndpointFlags, environment: Environment, expected: String) throws {
        #expect(try line(flags, environment, keys: "lab http://lab:1 stored") == expected)
    }

    @Test("A stored key makes n4n or OpenAI the default")
    func storedDefault() throws {
        let expected = "openai https://api.openai.com/v1 k gpt-5"
        #expect(try line(EndpointFlags(), keys: "openai https://api.openai.com k") == expected)
        #expect(try line(EndpointFlags(), keys: "any https://api.openai.com k") == expected)
    }

    @Test("Of several keys for a host, the one of the endpoint's name is taken, and none by chance")
    func severalKeys() throws {
        let settings = try Settings(
            Self.configuration,
            keys: "mine https://api.openai.com a",
            "yours https://api.openai.com b"
        )
        let second = try EndpointSelection(flags: EndpointFlags(endpoint: "second"), settings: settings)
        #expect(second.line == "second https://api.openai.com/v1 a gpt-4o-mini")
        #expect(throws: SettingsError.missingKey(endpoint: "openai", variable: "OPENAI_API_KEY")) {
            try EndpointSelection(flags: EndpointFlags(endpoint: "openai"), settings: settings)
        }
    }

    @Test("A stored key goes to no other host, not by its name either")
    func strangeHost() throws {
        let settings = try Settings(Self.configuration, keys: "lab https://old.example stored")
        let error = SettingsError.keyOfAnotherHost(name: "lab", host: "https://old.example", asked: "http://lab:1")
        #expect(throws: error) { try EndpointSelection(flags: EndpointFlags(endpoint: "lab"), settings: settings) }
        let named = SettingsError.keyOfAnotherHost(name: "lab", host: "https://old.example", asked: "http://x")
        #expect(throws: named) {
            try EndpointSelection(flags: EndpointFlags(endpoint: "http://x", key: "lab"), settings: settings)
        }
        #expect(!"\(error)".contains("stored key stored"))
    }

    @Test(
        "A key that is not where the configuration says is told",
        arguments: [
            ("var", "There is no key for var: set VAR_KEY, where the configuration says that it is."),
            (
                "second",
                "There is no key for second: run martlet keys set mine, where the configuration says that it is."
            ),
        ]
    )
    func missing(endpoint: String, sentence: String) throws {
        let settings = try Settings(Self.configuration, ["OPENAI_API_KEY": "x", "MARTLET_API_KEY": "y"])
        let error = #expect(throws: SettingsError.self) {
            try EndpointSelection(flags: EndpointFlags(endpoint: endpoint), settings: settings)
        }
        #expect(error?.description == sentence)
    }

    @Test(
        "The configured default goes behind what the environment names, and before the keys",
        arguments: [
            ("{\"endpoint\": \"lab\"}", [:], "lab http://lab:1/v1 - qwen"),
            ("{\"endpoint\": \"lab\", \"model\": \"m\"}", ["N4N_API_KEY": "x"], "lab http://lab:1/v1 - m"),
            ("{\"endpoint\": \"lab\", \"model\": \"m\"}", ["MARTLET_MODEL": "n"], "lab http://lab:1/v1 - n"),
            ("{\"endpoint\": \"lab\", \"model\": \"m\"}", ["OPENAI_BASE_URL": "http://x"], "x http://x - -"),
            ("{\"endpoint\": \"https://x/v1\"}", [:], "x https://x/v1 - -"),
            ("{\"endpoint\": \"local\", \"model\": \"m\"}", ["N4N_API_KEY": "x"], "local -"),
            ("{\"model\": \"fast\"}", ["N4N_API_KEY": "x"], "lab http://lab:1/v1 - quick"),
            ("{\"model\": \"mini\"}", ["N4N_API_KEY": "x"], "n4n https://api.n4n.ai/v1 x gpt-mini"),
            ("{\"model\": \"mini\"}", [:], "local -"),
        ] as [(String, Environment, String)]
    )
    func byDefault(defaults: String, environment: Environment, expected: String) throws {
        let text = Self.configuration.dropLast(1) + ",\"defaults\": \(defaults)}"
        let settings = try Settings(String(text), environment)
        #expect(try EndpointSelection(flags: EndpointFlags(), settings: settings).line == expected)
    }

    @Test("The context window goes along, to another model of the endpoint too")
    func contextWindow() throws {
        let settings = try Settings(Self.configuration)
        guard
            case .remote(let endpoint) = try EndpointSelection(
                flags: EndpointFlags(endpoint: "lab"),
                settings: settings
            )
        else {
            Issue.record("The local model is no lab.")
            return
        }
        #expect(endpoint.contextWindow == 4096)
        #expect(endpoint.asking("other").contextWindow == 4096)
    }

    @Test("A name that nobody bears lists the configured ones too")
    func unknownName() throws {
        let settings = try Settings(Self.configuration)
        let error = #expect(throws: SettingsError.self) {
            try EndpointSelection(flags: EndpointFlags(endpoint: "lob"), settings: settings)
        }
        #expect(error?.description.contains("(n4n, openai, openrouter, ollama, lab, Work, var, second, local)") == true)
    }
}

// MARK: - Who stands in

extension ConfiguredSelectionTests {
    @Test(
        "Configured fallbacks stand in for the default endpoint, where no others are named",
        arguments: [
            (EndpointFlags(), [], ["openai", "lab qwen", "lab quick", "openai gpt-mini", "openai m", "local"]),
            (EndpointFlags(), ["lab"], ["openai", "lab qwen"]),
            (EndpointFlags(endpoint: "openai"), [], ["openai"]),
            (EndpointFlags(endpoint: "local"), [], ["local"]),
            (EndpointFlags(endpoint: "openai"), ["fast", "here"], ["openai", "lab quick", "local"]),
        ] as [(EndpointFlags, [String], [String])]
    )
    func fallbacks(flags: EndpointFlags, named: [String], expected: [String]) throws {
        let list = "[\"lab\", \"fast\", \"mini\", \"m\", \"local\"]"
        let text = String(Self.configuration.dropLast(1) + ",\"fallbacks\": \(list)}")
        let routes = try RouteSelection(
            flags: flags,
            fallbacks: named,
            settings: Settings(text, ["OPENAI_API_KEY": "k"])
        )
        let lines = routes.all.map { route in
            switch route {
            case .local: "local"
            case .remote(let endpoint):
                endpoint.model == "gpt-5" ? endpoint.name : "\(endpoint.name) \(endpoint.model?.rawValue ?? "-")"
            }
        }
        #expect(lines == expected)
    }

    @Test("The local model has nobody to stand in for it")
    func localFirst() throws {
        let settings = try Settings("{\"fallbacks\": [\"m\"]}")
        #expect(
            try RouteSelection(flags: EndpointFlags(), fallbacks: [], settings: settings).all == [.local(model: nil)]
        )
    }

    @Test("A key that --key names goes to another path of its host, and not to an endpoint with a key of its own")
    func givenKey() throws {
        let settings = try Settings(Self.configuration, keys: "mine https://api.openai.com stored")
        let routes = try RouteSelection(
            flags: EndpointFlags(endpoint: "openai", key: "given"),
            fallbacks: ["https://api.openai.com/v2", "second"],
            settings: settings
        )
        #expect(
            routes.all.map(\.line) == [
                "openai https://api.openai.com/v1 given gpt-5", "openai https://api.openai.com/v2 given gpt-4o-mini",
                "second https://api.openai.com/v1 stored gpt-4o-mini",
            ]
        )
    }
}

extension [String: String] {
    /// No flags, for a table.
    fileprivate var flags: EndpointFlags { EndpointFlags() }
}
