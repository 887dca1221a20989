import LLM
import Testing

@testable import ChatTerminal

@Suite("Markdown on an output")
struct MarkdownOutputTests {
    private func output(on pipe: Pipe) -> MarkdownOutput {
        MarkdownOutput(on: OutputDescriptor(pipe.writing), hasHyperlinks: false) { (40, 10) }
    }

    @Test("A notice takes the place of the open block, which comes back below")
    func notice() throws {
        let pipe = Pipe()
        var markdown = output(on: pipe)
        try markdown.show("done\n\nopen\n")
        try markdown.hide()
        try OutputDescriptor(pipe.writing).write("notice\r\n")
        try markdown.show("block")
        try markdown.finish()
        var screen = ScreenModel(width: 40, height: 10)
        screen.write(pipe.contents())
        #expect(screen.text == ["done", "notice", "", "open block", ""])
    }

    @Test("Plain text is due where there is no terminal")
    func noTerminal() {
        let pipe = Pipe()
        #expect(MarkdownOutput(on: OutputDescriptor(pipe.writing)) { _ in nil } == nil)
    }

    @Test("What a model says beside its answer never stands in the open block")
    func reasoning() throws {
        let pipe = Pipe()
        var printer = AnswerPrinter(
            form: .text,
            showsUsage: false,
            markdown: output(on: pipe),
            notices: Notices(on: OutputDescriptor(pipe.writing)) { _ in nil }
        )
        try printer.show(.text("# a\n\nopen\n**bl"))
        try printer.show(.reasoning("Hm."))
        try printer.show(.text("ock**"))
        try printer.show(.finished(ChatCompletion(id: "c", model: "m", choices: [])))
        var screen = ScreenModel(width: 40, height: 10)
        screen.write(pipe.contents())
        #expect(screen.text.prefix(4) == ["a", "Hm.", "", "open block"])
    }

    @Test("Text after the end is a text of its own")
    func twoTexts() throws {
        let pipe = Pipe()
        var markdown = output(on: pipe)
        try markdown.show("# a")
        try markdown.finish()
        try markdown.show("b")
        try markdown.finish()
        var screen = ScreenModel(width: 40, height: 10)
        screen.write(pipe.contents())
        #expect(screen.text == ["a", "b", ""])
    }

    @Test(
        "Links can be clicked where the terminal says who it is, and nothing stands between",
        arguments: [
            (["TERM_PROGRAM": "iTerm.app"], true), (["VTE_VERSION": "7000"], true), (["VTE_VERSION": "4000"], false),
            (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true), (["WT_SESSION": "x"], true),
            (["TERM": "tmux-256color", "VTE_VERSION": "7000"], false), (["TMUX": "x", "WT_SESSION": "x"], false),
            (["TERM": "tmux", "FORCE_HYPERLINK": "1"], true), (["WT_SESSION": "x", "FORCE_HYPERLINK": "0"], false),
        ]
    )
    func hyperlinks(environment: [String: String], areSupported: Bool) {
        #expect(Hyperlinks.areSupported { environment[$0] } == areSupported)
    }
}
