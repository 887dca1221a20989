import ChatTerminal
import Testing

@Suite("What was looked for where nobody is there to be asked")
struct ShortageTests {
    private static let nothing = Shortage(
        configuration: "/h/config.json",
        isConfigured: false,
        variables: ["A_URL", "A_KEY"],
        keyStore: "/h/keys.json",
        keys: [],
        localModel: "/h/local"
    )

    @Test("Each place, and what to do")
    func nothing() {
        let lines = Self.nothing.report.split(separator: "\n")
        #expect(
            lines.prefix(5) == [
                "Nobody is there to be asked. What was looked for:", "  configuration  not there: /h/config.json",
                "  environment    not set: A_URL, A_KEY", "  kept keys      none: /h/keys.json",
                "  local model    not installed: /h/local",
            ]
        )
        let advice = lines.dropFirst(5).joined(separator: "\n")
        for command in ["martlet local install", "martlet keys set n4n", "martlet --endpoint URL"] {
            #expect(advice.contains(command))
        }
    }

    @Test("What is there and names nobody")
    func useless() {
        var shortage = Self.nothing
        shortage.isConfigured = true
        shortage.keys = ["lab", "old"]
        #expect(shortage.report.contains("  configuration  names no endpoint: /h/config.json\n"))
        #expect(shortage.report.contains("  kept keys      lab, old, of no endpoint: /h/keys.json\n"))
    }
}
