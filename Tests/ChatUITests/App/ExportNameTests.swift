import Testing

@testable import ChatUI

@Suite("What an exported conversation is called")
struct ExportNameTests {
    @Test(
        "File systems take the name",
        arguments: [
            ("What is a martlet?", "What is a martlet"),
            ("a/b\\c:d*e", "a b c d e"),
            ("..hidden", "hidden"),
            (" \n\t", "Conversation"),
            ("", "Conversation"),
            (String(repeating: "long ", count: 40), String(repeating: "long ", count: 11) + "long"),
            ("Grüße, 世界 👩‍👩‍👧", "Grüße, 世界 👩‍👩‍👧"),
        ]
    )
    func names(_ title: String, _ name: String) {
        #expect(ExportName(title: title).text == name)
    }
}
