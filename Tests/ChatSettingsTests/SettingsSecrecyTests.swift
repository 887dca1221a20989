import ChatSettings
import Foundation
import Testing

@Suite("Keys in settings")
struct SettingsSecrecyTests {
    private static let key = "sk-not-to-be-seen"

    private func expectSecrecy(_ value: Any) {
        var dumped = ""
        dump(value, to: &dumped)
        for text in ["\(value)", String(reflecting: value), dumped] {
            #expect(!text.contains("not-to-be-seen"), "\(text)")
        }
    }

    @Test("None is printed, described or dumped, whatever holds it")
    func secrecy() throws {
        let environment: Environment = ["OPENAI_API_KEY": Self.key]
        let entry = KeyEntry(name: "openai", origin: try #require(Origin("https://api.openai.com")))
        let flags = EndpointFlags(endpoint: "openai", key: Self.key)
        let store = MemoryKeyStore([entry: Self.key])
        let settings = Settings(environment: environment, keys: store)
        let file = FileKeyStore(
            at: FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString).json")
        )
        try file.set(Self.key, for: entry)
        defer { try? FileManager.default.removeItem(atPath: file.place) }
        expectSecrecy(environment)
        expectSecrecy(flags)
        expectSecrecy(store)
        expectSecrecy(file)
        expectSecrecy(settings)
        expectSecrecy(try EndpointSelection(flags: flags, settings: settings))
        expectSecrecy(try RouteSelection(flags: EndpointFlags(), fallbacks: ["gpt-5"], settings: settings))
        expectSecrecy(ConfiguredEndpoint.all(flags: EndpointFlags(), settings: settings))
    }
}
