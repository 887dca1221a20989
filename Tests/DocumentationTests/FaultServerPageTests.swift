import FaultServer
import Foundation
import Testing

@Suite("The page on fault-server")
struct FaultServerPageTests {
    private let page: String
    private let readme: String

    init() throws {
        page = try #require(Document.all.first { $0.path == "Documentation/FaultServer.md" }).text
        readme = try #require(Document.all.first { $0.path == "README.md" }).text
    }

    /// The first cell and the second of a table's rows, below a heading.
    private func table(_ heading: String) -> [[String]] {
        let section = page.components(separatedBy: "\n## \(heading)\n").last?.components(separatedBy: "\n## ").first
        let rows = section?.split(separator: "\n").filter { $0.hasPrefix("| `") } ?? []
        return rows.map { $0.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    @Test("It lists every fault and every policy, with the help's words")
    func faults() {
        #expect(table("Faults") == Fault.allCases.map { ["`\($0.rawValue)`", $0.summary] })
        let policies = ScriptedServer.Policy.allCases.map { ["`\($0.rawValue)`", $0.summary] }
        #expect(table("Connections") == policies)
    }

    @Test("It lists every end")
    func ends() {
        #expect(table("Ends").map { $0[0] } == ChatAnswer.End.allCases.map { "`\($0.rawValue)`" })
    }

    @Test(
        "It lists every field",
        arguments: [("The script", #"{"?": 1}"#), ("An answer", #"[{"?": 1}]"#)]
    )
    func fields(heading: String, json: String) throws {
        let error = #expect(throws: ServerScriptError.self) { try ServerScript(json: json) }
        guard case .unknownField(_, _, let allowed) = error else { return #expect(Bool(false), "\(error as Any)") }
        #expect(Set(table(heading).map { $0[0] }) == Set(allowed.map { "`\($0)`" }))
    }

    @Test("It names every step")
    func steps() throws {
        let steps = table("Steps").map { $0[0] }.joined()
        for json in [#"[{"steps": [{"?": 1}]}]"#, #"[{"steps": ["?"]}]"#] {
            let error = #expect(throws: ServerScriptError.self) { try ServerScript(json: json) }
            switch error {
            case .unknownField(_, _, let allowed), .unknownName(_, _, let allowed):
                for name in allowed { #expect(steps.contains("\"\(name)\""), "\(name)") }
            default: Issue.record("\(error as Any)")
            }
        }
    }

    @Test("Its scripts and README's can be read")
    func scripts() throws {
        let blocks = page.matches(of: #/```json\n((?:[^`]|`[^`])*)```/#).map { String($0.1) }
        #expect(blocks.count == 3)
        for block in blocks { _ = try ServerScript(json: block) }
        let sample = try #require(readme.firstMatch(of: #/echo '(\[[^']*\])' \| fault-server --script -/#))
        #expect(try ServerScript(json: String(sample.1)).answers.count == 3)
    }
}
