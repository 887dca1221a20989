import ChatSettings
import Foundation
import Testing

@Suite("The page about the configuration")
struct ConfigurationPageTests {
    @Test("Its sample has no mistake")
    func sample() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
        let page = try String(contentsOf: root.appending(path: "Documentation/Configuration.md"), encoding: .utf8)
        let sample = try #require(page.firstMatch(of: #/```jsonc\n(.*?)```/#.dotMatchesNewlines())?.output.1)
        let configuration = try Configuration(parsing: Array(sample.utf8), path: "Configuration.md")
        #expect(configuration.endpoints.map(\.name) == ["lab", "work", "ollama"])
        #expect(configuration.fallbacks == ["openrouter", "llama", "local"])
    }
}
