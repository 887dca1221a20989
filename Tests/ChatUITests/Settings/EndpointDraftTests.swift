import ChatSettings
import LLM
import Testing

@testable import ChatUI

@Suite("An endpoint as it is typed")
struct EndpointDraftTests {
    private func draft(
        _ name: String,
        _ address: String = "https://lab.example/v1",
        window: String = ""
    ) -> EndpointDraft {
        var draft = EndpointDraft()
        (draft.name, draft.address, draft.contextWindow) = (name, address, window)
        return draft
    }

    @Test("White space around it does not count")
    func whole() throws {
        var draft = draft(" lab ", " https://lab.example/v1\n", window: " 8192 ")
        draft.model = " m "
        let endpoint = try draft.endpoint()
        #expect(
            endpoint
                == (try Configuration.Endpoint(
                    naming: "lab",
                    address: "https://lab.example/v1",
                    model: "m",
                    contextWindow: 8_192
                ))
        )
        #expect(try EndpointDraft(endpoint).endpoint() == endpoint)
    }

    @Test("Without a model the endpoint's first is asked")
    func modelless() throws {
        #expect(try draft("lab").endpoint().model == nil)
        #expect(EndpointDraft(try draft("lab").endpoint()).model.isEmpty)
    }

    @Test(
        "What keeps it from being one is told",
        arguments: [
            (" ", "https://a.example", "", .name),
            ("two words", "https://a.example", "", .name),
            ("OLLAMA", "https://a.example", "", .takenName("ollama")),
            ("Local", "https://a.example", "", .takenName("local")),
            ("lab", "https://a.example", "many", .contextWindow),
            ("lab", "https://a.example", "0", .contextWindow),
        ] as [(String, String, String, EndpointDraft.Mistake)]
    )
    func mistakes(_ row: (String, String, String, EndpointDraft.Mistake)) {
        #expect(throws: row.3) { try draft(row.0, row.1, window: row.2).endpoint(besides: ["ollama"]) }
        #expect(!row.3.sentence.isEmpty)
    }

    @Test(
        "An address must be one that can be asked, and hold no password",
        arguments: [
            "", "lab.example", "ftp://lab.example", "https://me:secret@lab.example/v1", "http://",
        ]
    )
    func address(_ address: String) {
        let error = #expect(throws: EndpointDraft.Mistake.self) { try draft("lab", address).endpoint() }
        #expect(error?.sentence.hasPrefix("The address") == true)
        #expect(error?.sentence.contains("secret") == false)
    }
}
