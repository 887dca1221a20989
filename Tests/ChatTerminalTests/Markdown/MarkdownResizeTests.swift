import Testing

@testable import ChatTerminal

@Suite("A terminal that changes its size")
struct MarkdownResizeTests {
    private let text =
        "# Title\n\nSome words of a paragraph that is long enough to take several rows, and then some more."

    /// The screen after a part of the text was shown at one size and the rest at another, by a terminal that breaks its
    /// rows anew or cuts them.
    private func screen(from old: (Int, Int), to new: (Int, Int), after count: Int, reflows: Bool) -> ScreenModel {
        var screen = ScreenModel(width: old.0, height: old.1)
        var stream = MarkdownStream(width: old.0, height: old.1, style: .escapes, hasHyperlinks: false)
        screen.write(stream.append(String(text.prefix(count))))
        screen.resize(width: new.0, height: new.1, reflows: reflows)
        stream.resize(width: new.0, height: new.1)
        for character in text.dropFirst(count) { screen.write(stream.append(String(character))) }
        screen.write(stream.finish())
        return screen
    }

    @Test("Wider, or cut, the open block is drawn anew in its place", arguments: [12, 40, 70, 95])
    func inPlace(count: Int) {
        let whole = WholeText.screen(text, width: 60).rows
        #expect(screen(from: (30, 10), to: (60, 10), after: count, reflows: true).rows == whole)
        #expect(screen(from: (30, 10), to: (60, 20), after: count, reflows: false).rows == whole)
        let narrow = WholeText.screen(text, width: 20)
        let cut = screen(from: (60, 20), to: (20, 20), after: count, reflows: false)
        #expect(cut.rows.suffix(narrow.rows.count - 2) == narrow.rows.suffix(narrow.rows.count - 2))
    }

    @Test(
        "Narrower, with rows broken anew, nothing above is lost and the block stands whole below",
        arguments: [12, 40, 70, 95]
    )
    func reflowed(count: Int) {
        let narrow = WholeText.screen(text, width: 20)
        let screen = screen(from: (60, 20), to: (20, 20), after: count, reflows: true)
        #expect(screen.text.first == "Title")
        #expect(screen.text.suffix(narrow.rows.count - 2) == narrow.text.suffix(narrow.rows.count - 2))
        #expect(screen.faults == [])
    }
}
