import Foundation
import LLM
import Testing

@Suite("Open sets of names")
struct NamedStringTests {
    @Test("a name is a plain string to every coder, known or not", arguments: ["stop", "tool_calls", "eos", ""])
    func coding(name: String) throws {
        let data = Data(#"["\#(name)"]"#.utf8)
        let reasons = try JSONDecoder().decode([FinishReason].self, from: data)
        #expect(reasons == [FinishReason(name)])
        #expect(try JSONEncoder().encode(reasons) == data)
    }

    @Test("literals, constants and descriptions")
    func values() {
        #expect(FinishReason.toolCalls == "tool_calls")
        #expect(Role("bard").rawValue == "bard")
        #expect("\(ModelID("openai/gpt-4o-mini"))" == "openai/gpt-4o-mini")
        #expect(ReasoningEffort.off == "none")
        #expect(Set<Role>([.user, "user", .assistant]).count == 2)
    }
}
