import ChatSettings
import Foundation
import LLM
import Testing

@Suite("What a configuration says")
struct ConfigurationReadingTests {
    private func read(_ text: String) throws(ConfigurationError) -> Configuration {
        try Configuration(parsing: Array(text.utf8), path: "c")
    }

    @Test("Nothing", arguments: ["", " \n", "{}", "// nothing yet", "// a\n{} // b\r\n//"])
    func nothing(text: String) throws {
        #expect(try read(text) == Configuration())
    }

    @Test("All of it")
    func everything() throws {
        let configuration = try read(
            """
            {
              "endpoints": {
                "Work": {
                  "baseURL": "https://llm.example.com/v1", "model": "gpt", "contextWindow": 8192,
                  "key": {"command": "op read op://a/b # not a comment: //"}
                },
                "OpenAI": {"key": {"stored": "mine"}},
                "x": {"baseURL": "http://h", "key": {"variable": "X_KEY"}},
              },
              "aliases": {"mini": "openai/gpt-4o-mini", "w": {"endpoint": "work"}, "l": {"model": "m", "endpoint": "local"}},
              "defaults": {"endpoint": "WORK", "model": "mini", "system": "Be brief."},
              "fallbacks": ["openrouter", "https://h/v1", "mini"],
              "prices": {"gpt": {"input": 1, "output": 2.5, "cached": 0.5}, "free": {"input": 0, "output": 0}},
              "log": false,
              "markdown": false
            }
            """.replacing("}},\n  },", with: "}}\n  },")
        )
        #expect(configuration.endpoints.map(\.name) == ["Work", "openai", "x"])
        #expect(configuration.endpoint(named: "work")?.baseURL.absoluteString == "https://llm.example.com/v1")
        #expect(configuration.endpoint(named: "work")?.model == "gpt")
        #expect(configuration.endpoint(named: "work")?.contextWindow == 8192)
        #expect(
            configuration.endpoints.map(\.key)
                == [.command("op read op://a/b # not a comment: //"), .stored("mine"), .variable("X_KEY")]
        )
        #expect(configuration.endpoint(named: "openai")?.baseURL == NamedEndpoint.openAI.baseURL)
        #expect(configuration.endpoint(named: "openai")?.model == "gpt-4o-mini")
        #expect(
            configuration.aliases == [
                "mini": .init(model: "openai/gpt-4o-mini"), "w": .init(endpoint: "work"),
                "l": .init(model: "m", endpoint: "local"),
            ]
        )
        #expect(configuration.defaults == .init(endpoint: "WORK", model: "mini", system: "Be brief."))
        #expect(configuration.fallbacks == ["openrouter", "https://h/v1", "mini"])
        #expect(configuration.prices["gpt"] == Prices.Price(input: 1, output: 2.5, cached: 0.5))
        #expect(configuration.prices["free"] == Prices.Price(input: 0, output: 0))
        #expect(!configuration.isLogged && !configuration.rendersMarkdown)
    }

    @Test("The example has no mistake, and shows each field")
    func example() throws {
        let configuration = try read(Configuration.example)
        #expect(configuration.defaults == .init())
        let fields = [
            "endpoints", "baseURL", "model", "contextWindow", "key", "command", "stored", "variable", "aliases",
            "defaults",
            "system", "fallbacks", "prices", "input", "cached", "output", "log", "markdown",
        ]
        for field in fields {
            #expect(Configuration.example.contains("\"\(field)\": "), "\(field)")
        }
    }
}
