import FaultServer
import JSONCoding
import Testing

extension BrowserTests {
    @Suite("Writing a message on the page")
    struct WritingTests {
        @Test("Return sends, Shift-Return breaks the line, and nothing is sent of spaces")
        func keys() async throws {
            try await withVisit(ChatScript.stream("Yes")) { visit in
                let page = try await visit.open()
                #expect(try await page.evaluate("document.querySelector('#send').disabled") == true)
                try await page.write("  ")
                try await page.press(.enter)
                #expect(try await page.evaluate("document.querySelector('#send').disabled") == true)
                try await page.evaluate("document.querySelector('#composer-text').select()")
                try await page.type("one")
                try await page.press(.enter, .shift)
                try await page.type("two")
                #expect(try await page.written == "one\ntwo")
                #expect(visit.questions.isEmpty)
                try await page.press(.enter)
                try await page.waitForMessages("one\ntwo", "Yes")
            }
        }

        @Test("Why a message was not sent is said once, whichever way it comes first", arguments: [true, false])
        func refused(isStreamFirst: Bool) async throws {
            try await withVisit(ChatScript.stream("Yes")) { visit in
                let page = try await visit.open()
                try await page.ask("first")
                try await page.waitForMessages("first", "Yes")
                let stream = "page.room.feed.handlers.trouble({ sentence: 'No room.' });"
                let reply = "page.composer.notSent(new Refusal(507, 'No room.'), page.composer.drafts.conversation);"
                try await page.evaluate(isStreamFirst ? stream + reply : reply + stream)
                try await page.shows("#composer-note", "No room.")
                try await page.hides("#toast")
                try await page.evaluate("page.room.feed.handlers.trouble({ sentence: 'Another.' })")
                try await page.shows("#toast", "Another.")
            }
        }

        @Test("Return belongs to the input method while it composes")
        func composing() async throws {
            try await withVisit(ChatScript.stream("はい")) { visit in
                let page = try await visit.open()
                try await page.click("#composer-text")
                try await page.compose("にほん")
                try await page.pressEnterWhileComposing()
                #expect(try await page.written == "にほん")
                try await page.type("日本")
                #expect(try await page.written == "日本")
                #expect(visit.questions.isEmpty)
                try await page.press(.enter)
                try await page.waitForMessages("日本", "はい")
            }
        }

        @Test("What is typed is there after a reload, each conversation's own, and in another tab")
        func drafts() async throws {
            try await withVisit(ChatScript.stream("Yes")) { visit in
                let page = try await visit.open()
                try await page.ask("first")
                try await page.waitForMessages("first", "Yes")
                try await page.waitForEnd()
                let id = try await page.conversation
                try await page.write("half a")
                try await page.reload()
                try await page.waitUntil("document.querySelector('#composer-text').value === 'half a'")

                try await page.click("#new-chat")
                try await page.waitUntil("document.querySelector('#composer-text').value === ''")
                try await page.write("another")
                try await page.reload()
                try await page.waitUntil("document.querySelector('#composer-text').value === 'another'")

                let other = try await visit.open(id)
                try await other.waitUntil("document.querySelector('#composer-text').value === 'half a'")
            }
        }

        @Test("An image that is attached is shown and sent")
        func image() async throws {
            try await withVisit(ChatScript.stream("A dot")) { visit in
                let page = try await visit.open()
                try await page.evaluate(Self.pasteImage)
                try await page.shows("#chips li")
                try await page.ask("What is it?")
                try await page.waitForAnswer("A dot")
                try await page.waitUntil("document.querySelector('.question img').naturalWidth === 1")
                let body = try JSONValue(parsing: try #require(visit.questions.last).body)
                #expect(body.text.contains("data:image/png;base64,iVBORw0KGgo"))
            }
        }

        /// One dot, as it comes from the clipboard.
        private static let pasteImage = """
            (() => {
                const data = new DataTransfer();
                const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
                const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
                data.items.add(new File([bytes], 'dot.png', { type: 'image/png' }));
                document.querySelector('#composer-text')
                    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
            })()
            """
    }
}
