import Testing

@testable import ChatServer

@Suite("Names of files to save")
struct DownloadNameTests {
    @Test(
        "are the title, without what means something to a system of files",
        arguments: [
            ("Rye bread", "Rye bread", "Rye%20bread"),
            ("a/b\\c: \"d\"?\r\ne\0", "a b c d e", "a%20b%20c%20d%20e"),
            ("Brötchen", "Br_tchen", "Br%C3%B6tchen"),
            ("", "Conversation", "Conversation"),
        ]
    )
    func name(title: String, plain: String, full: String) {
        let disposition = DownloadName(title: title, ending: "md").disposition
        #expect(disposition == "attachment; filename=\"\(plain).md\"; filename*=UTF-8''\(full).md")
    }
}
