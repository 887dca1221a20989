import Testing

@testable import ChatTerminal

@Suite("An answer as it grows")
struct AnswerScreenTests {
    private let output = Pipe()
    private let errors = Pipe()

    private var screen: AnswerScreen {
        AnswerScreen(
            output: OutputDescriptor(output.writing),
            notices: Notices(on: OutputDescriptor(errors.writing)) { _ in nil },
            markdown: nil
        )
    }

    @Test("What is new is written, and a line feed at the end where there is none")
    func grows() throws {
        var screen = screen
        for text in ["", "Hé", "Hé", "Hél", "Héllo\n", "Héllo\n雨"] { try screen.show(text: text, reasoning: "") }
        try screen.end()
        #expect(output.contents() == "Héllo\n雨\n")
        #expect(errors.contents().isEmpty)
    }

    @Test("Reasoning stands apart, before the answer")
    func reasoning() throws {
        var screen = screen
        try screen.show(text: "", reasoning: "Hm")
        try screen.show(text: "", reasoning: "Hm.")
        try screen.show(text: "Yes", reasoning: "Hm.")
        try screen.end()
        #expect(output.contents() == "Yes\n")
        #expect(errors.contents() == "Hm.\n")
    }

    @Test("One that begins anew is shown anew")
    func restarted() throws {
        var screen = screen
        try screen.show(text: "Once upon", reasoning: "")
        try screen.show(text: "There", reasoning: "")
        try screen.end()
        #expect(output.contents() == "Once upon\nThere\n")
        #expect(errors.contents().contains("begins anew"))
    }
}
