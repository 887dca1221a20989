import FaultServer
import JSONCoding
import Testing

extension BrowserTests {
    @Suite("Reading on the page")
    struct ReadingTests {
        private static let top = "document.querySelector('#scroller').scrollTop"
        private static let distance = "page.following.distance"
        private static let count = "document.querySelectorAll('.message').length"

        @Test("5,000 messages open at their end; older ones come while one scrolls up, and none jumps")
        func long() async throws {
            let home = MartletHome()
            try home.write(LongConversation.export(count: 5_000), to: "export.json")
            #expect(try await home.martlet("history", "import", home.path("export.json")).code == 0)
            try await withVisit(home: home) { visit in
                let page = try await visit.open()
                try await page.click("#list a")
                try await page.waitForAnswer("message 5000")
                try await page.waitUntil("\(Self.distance) <= 4")
                #expect(try await page.number(Self.count) <= 200)

                for _ in 1...3 {
                    let shown = try await page.number(Self.count)
                    try await page.evaluate(
                        "(() => { \(Self.top) = 500; window.seen = document.querySelector('.message'); })()"
                    )
                    let before = try await page.number("seen.getBoundingClientRect().top")
                    try await page.waitUntil("\(Self.count) > \(shown)")
                    let after = try await page.number("seen.getBoundingClientRect().top")
                    #expect(abs(after - before) <= 2, "It moved from \(before) to \(after).")
                }

                try await page.click("#search")
                try await page.type("\"message 4123\"")
                try await page.shows("#hits a", "message 4123")
                try await page.click("#hits a")
                try await page.shows(".found", "message 4123")
            }
        }

        @Test("The end is followed only while the reader is there, and a button goes back to it")
        func following() async throws {
            let (second, third) = (try Gate(), try Gate())
            let lines = String(repeating: "A line.\n\n", count: 60)
            let steps = [
                .eventStreamHead, ChatScript.text(lines + "First.\n\n"), .wait(second),
                ChatScript.text(lines + "Second.\n\n"), .wait(third), ChatScript.text(lines + "Third."),
            ]
            try await withVisit(ScriptedResponse(steps + ChatScript.end())) { visit in
                let page = try await visit.open()
                try await page.ask("Tell me everything")
                try await page.shows(".prose", "First.")
                try await page.waitUntil("\(Self.distance) <= 4")
                try await page.turnWheel(over: "#scroller", by: -600)
                try await page.waitUntil("\(Self.distance) > 300")
                let place = try await page.number(Self.top)
                second.open()
                try await page.shows(".prose", "Second.")
                #expect(try await page.number(Self.top) == place)
                try await page.click("#jump")
                try await page.waitUntil("\(Self.distance) <= 4")
                try await page.hides("#jump")
                third.open()
                try await page.shows(".prose", "Third.")
                try await page.waitForEnd()
                try await page.waitUntil("\(Self.distance) <= 4")
            }
        }
    }
}
