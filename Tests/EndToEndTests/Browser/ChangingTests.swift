import FaultServer
import JSONCoding
import Testing

extension BrowserTests {
    @Suite("Changing conversations on the page")
    struct ChangingTests {
        @Test("A question that is changed makes a branch, and one can go from one to the other")
        func edit() async throws {
            try await withVisit(ChatScript.stream("One"), ChatScript.stream("Two")) { visit in
                let page = try await visit.open()
                try await page.ask("first")
                try await page.waitForMessages("first", "One")
                try await page.waitForEnd()
                try await page.click(".question [aria-label=Edit]")
                try await page.evaluate("document.querySelector('.edit textarea').select()")
                try await page.type("second")
                try await page.press(.enter)
                try await page.waitForMessages("second", "Two")
                try await page.waitForEnd()
                try await page.shows(".question .count", "2/2")
                try await page.click(".question [aria-label='Previous version']")
                try await page.waitForMessages("first", "One")
                try await page.shows(".question .count", "1/2")
                try await page.click(".question [aria-label='Next version']")
                try await page.waitForMessages("second", "Two")
            }
        }

        @Test("An answer is made anew beside the one that was there")
        func regenerate() async throws {
            try await withVisit(ChatScript.stream("One"), ChatScript.stream("Two")) { visit in
                let page = try await visit.open()
                try await page.ask("Say a number")
                try await page.waitForMessages("Say a number", "One")
                try await page.waitForEnd()
                try await page.click(".answer [aria-label=Regenerate]")
                try await page.waitForMessages("Say a number", "Two")
                try await page.waitForEnd()
                try await page.shows(".answer .count", "2/2")
                try await page.click(".answer [aria-label='Previous version']")
                try await page.waitForMessages("Say a number", "One")
            }
        }

        @Test("A conversation that is deleted comes back by Undo, with the name that it was given")
        func deleting() async throws {
            try await withVisit(ChatScript.stream("One")) { visit in
                let page = try await visit.open()
                try await page.ask("first")
                try await page.waitForMessages("first", "One")
                try await page.waitForEnd()
                try await page.choose("Rename…")
                try await page.shows("#rename")
                try await page.type("A bird")
                try await page.press(.enter)
                try await page.shows("#title", "A bird")
                try await page.shows("#list a", "A bird")
                try await page.choose("Delete")
                try await page.shows("#toast", "A bird")
                try await page.hides("#list a")
                try await page.hides(".message")
                try await page.click("#toast-button")
                try await page.waitForMessages("first", "One")
                try await page.shows("#list a", "A bird")
            }
        }

        @Test("Search finds words in any conversation, and leads to the message")
        func search() async throws {
            try await withVisit(ChatScript.stream("A martlet has no feet."), ChatScript.stream("Yes.")) { visit in
                let page = try await visit.open()
                try await page.ask("What is it?")
                try await page.waitForAnswer("A martlet has no feet.")
                try await page.waitForEnd()
                try await page.click("#new-chat")
                try await page.hides(".message")
                try await page.ask("Another thing?")
                try await page.waitForAnswer("Yes.")
                try await page.waitForEnd()
                try await page.press(.letter("k"), .control)
                try await page.type("feet")
                try await page.shows("#hits mark", "feet")
                try await page.press(.enter)
                try await page.press(.enter)
                try await page.waitForMessages("What is it?", "A martlet has no feet.")
                try await page.shows(".found", "feet")
                try await page.click("#search")
                try await page.press(.escape)
                try await page.shows("#list a", "Another thing?")
            }
        }

        @Test("The model and the instructions that are chosen are what the next question asks")
        func settings() async throws {
            try await withVisit(ChatScript.stream("One")) { visit in
                let page = try await visit.open()
                try await page.click("#model-button")
                try await page.shows("#settings")
                try await page.click("#model")
                try await page.type("other")
                try await page.click("#system")
                try await page.type("Be brief.")
                try await page.click("#settings .primary")
                try await page.hides("#settings")
                try await page.shows("#model-name", "other")
                try await page.ask("first")
                try await page.waitForMessages("first", "One")
                let body = try JSONValue(parsing: try #require(visit.questions.last).body)
                #expect(body["model"] == "other")
                let texts = body["messages"]?.arrayValue?.compactMap { $0["content"]?.stringValue }
                #expect(texts == ["Be brief.", "first"])
            }
        }

        @Test("What the page began goes on in the terminal, which the page follows, and back on the page")
        func terminal() async throws {
            let home = MartletHome()
            try await withVisit(
                ChatScript.stream("One"),
                ChatScript.stream("Two"),
                ChatScript.stream("Three"),
                home: home
            ) { visit in
                let page = try await visit.open()
                try await page.ask("first")
                try await page.waitForMessages("first", "One")
                try await page.waitForEnd()
                let terminal = try await Program.martlet.run(
                    ["chat", "-c"] + Program.talking(to: visit.server),
                    environment: home.environment,
                    input: .text("second\n")
                )
                #expect(terminal.text.contains("Two"))
                try await page.waitForMessages("first", "One", "second", "Two")
                try await page.ask("third")
                try await page.waitForMessages("first", "One", "second", "Two", "third", "Three")
            }
        }
    }
}
