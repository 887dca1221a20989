import ChatSettings
import Foundation
import LLM
import TemporaryFiles
@_spi(Tree) import SwiftUI
import Testing

@testable import ChatUI

@Suite("The settings on show")
@MainActor
struct SettingsViewTests {
    private let folder: TemporaryDirectory
    private let keys = MemoryKeyStore()
    private let model: SettingsModel
    private let screen: AppScreen

    init() throws {
        folder = try TemporaryDirectory()
        model = SettingsModel(
            file: SettingsFile(at: folder("settings.json")),
            keys: keys,
            onDevice: ScriptedOnDeviceModel(availability: .notReady)
        )
        screen = AppScreen(SettingsView(model: model))
    }

    @Test("Who is asked first is chosen, and what is missing is said")
    func first() throws {
        #expect(try screen.texts().contains { $0.hasPrefix("n4n or OpenAI is asked") })
        try screen.choose(Optional("openai"), in: "Picker")
        #expect(model.settings.endpoint == "openai")
        #expect(try screen.texts().contains("There is no key for openai yet. Add it below."))
        try screen.choose(Optional("ollama"), in: "Picker")
        #expect(try screen.texts().contains("ollama is asked at http://127.0.0.1:11434/v1."))
        try screen.choose(String?.none, in: "Picker")
        #expect(model.settings.endpoint == nil)
    }

    @Test("The system prompt is set once its field is left")
    func system() throws {
        try screen.type("Be brief.", into: "System prompt")
        #expect(model.settings.system == "")
        try screen.control("System prompt").focus?.wrappedValue = true
        _ = try screen.nodes()
        try screen.control("System prompt").focus?.wrappedValue = false
        _ = try screen.nodes()
        #expect(model.settings.system == "Be brief.")
    }

    @Test("Those that can be asked may stand in, but for the first")
    func fallbacks() throws {
        #expect(try screen.has("ollama"))
        #expect(try !screen.nodes().contains { $0.toggle != nil && $0.label == "openai" })
        try screen.turn("ollama", on: true)
        #expect(model.settings.fallbacks == ["ollama"])
        #expect(try screen.texts().contains("Where no answer begins, these are asked in turn: ollama."))
        try screen.choose(Optional("ollama"), in: "Picker")
        #expect(try !screen.nodes().contains { $0.toggle != nil && $0.label == "ollama" })
    }

    @Test("Whether this device's model can answer is told, and it can be turned off")
    func onDevice() throws {
        #expect(try screen.texts().contains(OnDeviceAvailability.notReady.sentence))
        try screen.turn("Ask this device’s model last", on: false)
        #expect(!model.settings.usesOnDeviceModel)
    }

    @Test(
        "What the device can never do can't be turned on",
        arguments: [
            (OnDeviceAvailability.available, true), (.notEnabled, true), (.notEligible, false), (.systemTooOld, false),
        ]
    )
    func never(_ availability: OnDeviceAvailability, _ isEnabled: Bool) throws {
        let model = SettingsModel(
            file: SettingsFile(at: folder("other.json")),
            keys: keys,
            onDevice: ScriptedOnDeviceModel(availability: availability)
        )
        let screen = AppScreen(OnDeviceSection(model: model))
        #expect(try screen.control("Ask this device’s model last").isEnabled == isEnabled)
    }

    @Test("What went wrong is said once")
    func trouble() throws {
        model.trouble = "The Keychain is locked."
        #expect(try screen.texts().contains("The Keychain is locked."))
        try screen.tap("OK")
        #expect(model.trouble == nil)
        #expect(try screen.nodes("Alert").isEmpty)
    }

    @Test("An endpoint is added with its key, and found in the list")
    func adding() throws {
        try screen.tap("Add an endpoint…")
        #expect(try !screen.control("Save").isEnabled)
        try screen.type("lab", into: "Name")
        try screen.type("https://lab.example/v1", into: "Address")
        try screen.type("secret", into: "Key")
        try screen.tap("Save")
        #expect(model.settings.endpoints.map(\.name) == ["lab"])
        #expect(keys.entries().map(\.name) == ["lab"])
        #expect(try screen.nodes("EndpointEditor").isEmpty)
        let row = try #require(try screen.nodes("NavigationLink").first)
        #expect(row.label == "lab, Key kept")
    }
}

@Suite("An endpoint that is changed")
@MainActor
struct EndpointEditorTests {
    private let folder: TemporaryDirectory
    private let keys = MemoryKeyStore()
    private let model: SettingsModel

    init() throws {
        folder = try TemporaryDirectory()
        model = SettingsModel(file: SettingsFile(at: folder("settings.json")), keys: keys, onDevice: NoOnDeviceModel())
        model.settings.set(try Configuration.Endpoint(naming: "lab", address: "https://lab.example/v1", model: "m"))
    }

    private func editor(_ name: String) throws -> AppScreen {
        let endpoint = try #require(model.settings.choices.first { $0.name == name })
        return AppScreen(EndpointEditor(model: model, endpoint: endpoint))
    }

    @Test("A mistake is told, and nothing is changed")
    func mistake() throws {
        let screen = try editor("lab")
        try screen.type("openai", into: "Name")
        try screen.tap("Save")
        #expect(try screen.texts().contains("There is an endpoint called openai already. Give this one another name."))
        #expect(model.settings.endpoints.map(\.name) == ["lab"])
    }

    @Test("Its fields hold what it was, and what is typed takes the place of that")
    func change() throws {
        let screen = try editor("lab")
        #expect(try screen.control("Address").text == "https://lab.example/v1")
        #expect(try screen.control("Model").text == "m")
        try screen.type("other", into: "Model")
        try screen.tap("Save")
        #expect(model.settings.endpoints.map(\.model) == ["other"])
    }

    @Test("Adding a key to an endpoint that is known leaves it as it is")
    func keyAlone() throws {
        let screen = try editor("openai")
        #expect(try !screen.has("Remove endpoint"))
        try screen.type("secret", into: "Key")
        try screen.tap("Save")
        #expect(model.settings.endpoints.map(\.name) == ["lab"])
        #expect(keys.entries().map(\.name) == ["openai"])
    }

    @Test("A key and an endpoint are removed")
    func removal() throws {
        let lab = try #require(model.settings.endpoints.first)
        model.setKey("secret", of: lab)
        let screen = try editor("lab")
        #expect(try screen.control("Key").text.isEmpty)
        try screen.tap("Remove key")
        #expect(keys.entries().isEmpty)
        #expect(try !screen.has("Remove key"))
        try screen.tap("Remove endpoint")
        #expect(model.settings.endpoints.isEmpty)
    }
}
