import ChatSettings
import Foundation
import LLM
import Testing

@testable import ChatUI

@Suite("What is set in the app")
struct AppSettingsTests {
    private func endpoint(_ name: String, _ address: String = "http://127.0.0.1:1/v1") throws -> Configuration.Endpoint
    {
        try Configuration.Endpoint(naming: name, address: address, model: "m", contextWindow: 8_192)
    }

    @Test("It is read as it was written; what is missing is as at first")
    func coding() throws {
        var settings = AppSettings()
        settings.endpoints = [try endpoint("lab")]
        (settings.endpoint, settings.system, settings.fallbacks) = ("lab", "Be brief.", ["openai"])
        settings.usesOnDeviceModel = false
        let data = try JSONEncoder().encode(settings)
        #expect(try JSONDecoder().decode(AppSettings.self, from: data) == settings)
        #expect(try JSONDecoder().decode(AppSettings.self, from: Data("{}".utf8)) == AppSettings())
    }

    @Test("The person's own endpoints stand first, and take the place of known ones of their name")
    func choices() throws {
        var settings = AppSettings()
        settings.set(try endpoint("lab"))
        settings.set(try endpoint("OpenAI"))
        #expect(settings.choices.map(\.name) == ["lab", "OpenAI", "n4n", "openrouter", "ollama"])
    }

    @Test("Another name holds wherever the endpoint is named")
    func renaming() throws {
        var settings = AppSettings()
        settings.set(try endpoint("lab"))
        (settings.endpoint, settings.fallbacks) = ("lab", ["ollama", "Lab"])
        settings.set(try endpoint("attic"), inPlaceOf: "LAB")
        #expect(settings.endpoints.map(\.name) == ["attic"])
        #expect(settings.endpoint == "attic")
        #expect(settings.fallbacks == ["ollama", "attic"])
    }

    @Test("A removed endpoint is asked no more, but a known one is still there as it was")
    func removing() throws {
        var settings = AppSettings()
        for name in ["lab", "ollama"] { settings.set(try endpoint(name)) }
        (settings.endpoint, settings.fallbacks) = ("lab", ["ollama", "lab"])
        settings.remove("lab")
        settings.remove("ollama")
        #expect(settings.endpoints.isEmpty)
        #expect(settings.endpoint == nil)
        #expect(settings.fallbacks == ["ollama"])
    }

    @Test("Who stands in is asked in the order of being chosen, once")
    func standIns() {
        var settings = AppSettings()
        for name in ["openai", "ollama", "OpenAI"] { settings.setStandsIn(true, name) }
        #expect(settings.fallbacks == ["ollama", "OpenAI"])
        settings.setStandsIn(false, "OLLAMA")
        #expect(settings.fallbacks == ["OpenAI"])
        #expect(settings.standsIn("openai"))
    }
}
