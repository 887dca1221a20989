import Testing

@testable import ChatTerminal

@Suite("What was typed before")
struct InputHistoryTests {
    private func history(_ entries: String...) -> InputHistory {
        var history = InputHistory()
        for entry in entries { _ = history.add(entry) }
        return history
    }

    @Test("Nothing blank, nothing twice in a row, nothing too long")
    func added() {
        let long = String(repeating: "x", count: InputHistory.longestEntry + 1)
        #expect(history("one", "one", " \n", "two", long, "one").entries == ["one", "two", "one"])
    }

    @Test("The oldest goes when there are too many")
    func bounded() {
        var history = InputHistory()
        for number in 0...InputHistory.limit { _ = history.add("\(number)") }
        #expect(history.entries.count == InputHistory.limit)
        #expect(history.entries.first == "1")
    }

    @Test(
        "An entry is one line of the file, whatever is in it",
        arguments: ["plain", "two\nlines\n", "C:\\new\\\\", "\\n", "crlf\r\nend", "雨\u{301} 👩‍👩‍👧"]
    )
    func lines(entry: String) {
        let line = InputHistory.line(for: entry)
        #expect(line.unicodeScalars.filter { $0 == "\n" }.count == 1)
        let read = InputHistory(fileContents: "before\n" + line).entries.last
        #expect(read == String(entry.map { $0 == "\r\n" ? "\n" : $0 }))
    }

    @Test("Up and down walk through it, and come back to what was being typed")
    func browsed() {
        var browser = HistoryBrowser(history("one", "two"))
        let shown = [
            browser.newer(than: "dra"), browser.older(than: "draft"), browser.older(than: "two, changed"),
            browser.older(than: "one"), browser.newer(than: "one"), browser.newer(than: "two"),
            browser.newer(than: "draft"),
        ]
        #expect(shown == [nil, "two", "one", nil, "two", "draft", nil])
    }

    @Test("A search finds the last that has the words in it, then older ones")
    func searched() {
        var browser = HistoryBrowser(history("swift build", "swift test", "git push"))
        #expect(browser.find("swift") == 1)
        #expect(browser.find("swift", before: 1) == 0)
        #expect(browser.find("swift", before: 0) == nil)
        #expect(browser.find("") == nil)
        let shown = [
            browser.go(to: 1, from: "draft"), browser.newer(than: "swift test"), browser.newer(than: "git push"),
        ]
        #expect(shown == ["swift test", "git push", "draft"])
    }
}
