import Testing

@testable import ChatTerminal

@Suite("Rows that may change")
struct OpenRowsTests {
    private func rows(_ texts: String...) -> [StyledText] { texts.map { StyledText($0) } }

    @Test("Only what is new is written")
    func additions() {
        var open = OpenRows(limit: 5, style: .escapes)
        #expect(open.show(finished: [], open: rows("one")) == "one")
        #expect(open.show(finished: [], open: rows("one two")) == " two")
        #expect(open.show(finished: [], open: rows("one two", "three")) == "\r\nthree")
        #expect(open.show(finished: rows("one two", "three"), open: []) == "")
        #expect(open.show(finished: [], open: rows("new")) == "\r\nnew")
        #expect(open.show(finished: [], open: rows("ne")) == "\u{1B}[3G\u{1B}[K")
    }

    @Test("A row that changes is written from where it differs, the rows above stay")
    func changes() {
        var open = OpenRows(limit: 5, style: .escapes)
        _ = open.show(finished: [], open: rows("one", "two", "three"))
        #expect(
            open.show(finished: [], open: rows("one", "tXo", "three"))
                == "\u{1B}[?2026h\u{1B}[1A\u{1B}[2GXo\r\n\u{1B}[6G\u{1B}[?2026l"
        )
        #expect(open.show(finished: [], open: rows("one")) == "\u{1B}[?2026h\u{1B}[1A\r\u{1B}[J\u{1B}[?2026l")
        #expect(open.show(finished: [], open: rows("one", "four")) == "four")
    }

    @Test("What combines with a character is written with it")
    func combining() {
        var open = OpenRows(limit: 5, style: .escapes)
        _ = open.show(finished: [], open: rows("cafe"))
        #expect(open.show(finished: [], open: rows("cafe\u{301}")) == "\u{1B}[4Ge\u{301}")
    }

    @Test("Of what is taller than the screen the end is shown, and all of it when it is finished")
    func tall() {
        var open = OpenRows(limit: 2, style: .escapes)
        _ = open.show(finished: [], open: rows("a", "b"))
        #expect(
            open.show(finished: [], open: rows("a", "b", "c"))
                == "\u{1B}[?2026h\u{1B}[1A\u{1B}[1Gb\r\n\u{1B}[1Gc\u{1B}[?2026l"
        )
        #expect(
            open.show(finished: rows("a", "b", "c"), open: [])
                == "\u{1B}[?2026h\u{1B}[1A\u{1B}[1Ga\r\n\u{1B}[1Gb\r\nc\u{1B}[?2026l"
        )
    }

    @Test("Hidden rows leave no trace, and come back below what was written")
    func hiding() {
        var screen = ScreenModel(width: 20, height: 10)
        var open = OpenRows(limit: 9, style: .escapes)
        screen.write(open.show(finished: rows("done"), open: rows("open", "block")))
        screen.write(open.hide() + "a notice\r\n")
        screen.write(open.show(finished: [], open: rows("open", "block grows")))
        #expect(screen.text == ["done", "a notice", "open", "block grows"])
    }
}
