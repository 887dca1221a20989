import ChatCore
import Testing

@Suite("What an exported conversation is called")
struct FileNameTests {
    @Test(
        "File systems take the name",
        arguments: [
            ("What is a martlet?", "What is a martlet"),
            ("a/b\\c:d*e", "a b c d e"),
            ("a\r\nb\0c%d", "a b c d"),
            ("\u{202E}txt.exe", "txt.exe"),
            ("..hidden", "hidden"),
            ("../..", "Conversation"),
            (" \n\t", "Conversation"),
            ("", "Conversation"),
            (String(repeating: "long ", count: 40), String(repeating: "long ", count: 11) + "long"),
            ("Grüße, 世界 👩‍👩‍👧", "Grüße, 世界 👩‍👩‍👧"),
        ]
    )
    func names(_ title: String, _ name: String) {
        #expect(FileName(title: title).text == name)
    }
}
