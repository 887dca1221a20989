import ChatSettings
import Foundation
import LLM
import TemporaryFiles
import Testing

@testable import ChatUI

@Suite("Changing what is set")
@MainActor
struct SettingsModelTests {
    private let folder: TemporaryDirectory
    private let keys = MemoryKeyStore()

    init() throws {
        folder = try TemporaryDirectory()
    }

    private func model(builtInKey: String? = nil) -> SettingsModel {
        SettingsModel(
            file: SettingsFile(at: folder("new/settings.json")),
            keys: keys,
            builtInKey: BuiltInKey(builtInKey),
            onDevice: NoOnDeviceModel()
        )
    }

    private func choice(_ name: String, of model: SettingsModel) throws -> Configuration.Endpoint {
        try #require(model.settings.choices.first { $0.name == name })
    }

    @Test("Each change is kept at once, and told")
    func keeping() {
        let model = model()
        var changes = 0
        model.onChange = { changes += 1 }
        model.settings.system = "Be brief."
        model.settings.system = "Be brief."
        #expect(changes == 1)
        #expect(self.model().settings.system == "Be brief.")
        #expect(model.trouble == nil)
    }

    @Test("Where it can't be kept, that is said, and it holds all the same")
    func unkept() throws {
        try "in the way".write(to: folder("new"), atomically: true, encoding: .utf8)
        let model = model()
        model.settings.system = "Be brief."
        #expect(model.settings.system == "Be brief.")
        #expect(model.trouble?.contains("can't be kept") == true)
    }

    @Test("A key is kept for its endpoint's host, in the place of the built-in one, and never in the file")
    func key() throws {
        let model = model(builtInKey: "built")
        let n4n = try choice("n4n", of: model)
        #expect(model.keyState(of: n4n) == .builtIn)
        #expect(model.setKey(" secret\n", of: n4n))
        #expect(model.keyState(of: n4n) == .kept)
        #expect(keys.entries().map(\.name) == ["n4n"])
        #expect(keys.entries().compactMap { keys.key(of: $0) } == ["secret"])
        model.settings.endpoint = "n4n"
        #expect(try !String(contentsOf: folder("new/settings.json"), encoding: .utf8).contains("secret"))
        model.removeKey(of: n4n)
        #expect(model.keyState(of: n4n) == .builtIn)
    }

    @Test("An endpoint is ready with a key, or where it needs none")
    func readiness() throws {
        let model = model()
        model.settings.set(try Configuration.Endpoint(naming: "lab", address: "http://127.0.0.1:1/v1"))
        let ready = model.settings.choices.filter { model.isReady($0) }.map(\.name)
        #expect(ready == ["lab", "ollama"])
        #expect(model.keyState(of: try choice("openai", of: model)) == .missing)
    }
}
