import ChatCore
import ChatSettings
import Foundation
import LLM
import Testing

@testable import ChatUI

@Suite("Who answers in the app")
struct AnswerRoutesTests {
    private func routes(
        keys: [String: String] = [:],
        builtIn: String? = nil,
        onDevice: OnDeviceAvailability = .systemTooOld,
        _ change: (inout AppSettings) -> Void = { _ in }
    ) throws -> AnswerRoutes {
        var settings = AppSettings()
        settings.endpoints = [try Configuration.Endpoint(naming: "lab", address: "http://127.0.0.1:1/v1", model: "m")]
        change(&settings)
        let store = MemoryKeyStore()
        for (name, key) in keys { store.set(key, for: try KeyEntry(naming: name, host: nil, in: Configuration())) }
        return AnswerRoutes(
            settings: settings,
            keys: store,
            builtInKey: BuiltInKey(builtIn),
            onDevice: ScriptedOnDeviceModel(availability: onDevice)
        )
    }

    @Test("Without a key nobody does; this device's model where it can, unless it is turned off")
    func nobody() throws {
        #expect(try routes().partner() == nil)
        #expect(try routes(onDevice: .notReady).partner() == nil)
        let onDevice = try #require(try routes(onDevice: .available).partner())
        #expect(onDevice.endpoint == "this device's own model")
        #expect(onDevice.contextWindow?.tokens == 4_096)
        #expect(try routes(onDevice: .available) { $0.usesOnDeviceModel = false }.partner() == nil)
    }

    @Test(
        "The first of n4n and OpenAI with a key, be it kept or built in",
        arguments: [
            (["openai": "a"], nil, "openai"), (["openai": "a", "n4n": "b"], nil, "n4n"), ([:], "c", "n4n"),
            ([:], "$(N4N_API_KEY)", nil), ([:], " ", nil),
        ] as [([String: String], String?, String?)]
    )
    func byKey(_ row: ([String: String], String?, String?)) throws {
        #expect(try routes(keys: row.0, builtIn: row.1).partner()?.endpoint == row.2)
    }

    @Test("The endpoint that is chosen, without a key where it needs none")
    func chosen() throws {
        let partner = try routes(keys: ["n4n": "a"]) { $0.endpoint = "LAB" }.partner()
        #expect(partner?.endpoint == "lab")
        #expect(partner?.model == "m")
        #expect(partner?.hasStandIns == false)
    }

    @Test("Another model is asked where one is chosen for that endpoint")
    func model() throws {
        let routes = try routes { $0.endpoint = "lab" }
        #expect(try routes.partner { $0 == "lab" ? "other" : nil }?.model == "other")
        #expect(try routes.partner { $0 == "n4n" ? "other" : nil }?.model == "m")
    }

    @Test("Others stand in, this device's model last")
    func standIns() throws {
        let partner = try routes(keys: ["n4n": "a"], onDevice: .available) { $0.fallbacks = ["lab"] }.partner()
        #expect(partner?.hasStandIns == true)
    }

    @Test(
        "What is missing is told in words of the app",
        arguments: [
            ("openai", [], "There is no key for openai. Add it in Settings, or choose another endpoint there."),
            (
                "lab", ["n4n"],
                "There is no key for n4n, which should stand in. Add it in Settings, or let another stand in."
            ),
        ] as [(String, [String], String)]
    )
    func missing(_ row: (endpoint: String, fallbacks: [String], sentence: String)) throws {
        let routes = try routes { ($0.endpoint, $0.fallbacks) = (row.endpoint, row.fallbacks) }
        let error = #expect(throws: SettingsError.self) { try routes.partner() }
        #expect(error?.appSentence == row.sentence)
    }
}
