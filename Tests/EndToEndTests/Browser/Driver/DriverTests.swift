import FaultServer
import Foundation
import JSONCoding
import Testing

extension BrowserTests {
    @Suite("The browser that the page's tests drive")
    struct DriverTests {
        private static let page = """
            data:text/html,<textarea id=t></textarea><button onclick="t.value='pressed'">B</button>
            """

        @Test("Typing, keys and clicks are the browser's own, and a thrown error is a complaint")
        func input() async throws {
            try await withBrowserProfile { profile in
                let page = try await profile.newPage(width: 500, height: 400)
                try await page.open(Self.page)
                #expect(try await page.evaluate("innerWidth").intValue == 500)
                try await page.click("#t")
                try await page.type("a")
                try await page.press(.enter)
                try await page.type("雨")
                #expect(try await page.evaluate("t.value") == "a\n雨")
                try await page.click("button")
                #expect(try await page.evaluate("t.value") == "pressed")
                #expect(page.takeComplaints().isEmpty)
            }
        }

        @Test("An error that a script throws later, and one that it writes to the console, are complaints")
        func complaints() async throws {
            try await withBrowserProfile { profile in
                let page = try await profile.newPage()
                try await page.evaluate("setTimeout(() => { throw new Error('planted') })")
                try await page.evaluate("new Promise(done => setTimeout(done, 1))")
                try await page.evaluate("console.error('written')")
                let complaints = page.takeComplaints()
                #expect(complaints.contains { $0.contains("planted") })
                #expect(complaints.contains { $0.contains("written") })
            }
        }

        @Test("Scripts that throw and waits that are in vain are errors")
        func errors() async throws {
            try await withBrowserProfile { profile in
                let page = try await profile.newPage()
                await #expect(throws: BrowserError.self) { try await page.evaluate("nothing.there") }
                await #expect(throws: BrowserError.self) {
                    try await page.waitUntil("false", within: .milliseconds(50))
                }
            }
        }

        @Test("Tabs are all in sight; those of one profile share their cookies, and others know nothing of them")
        func profiles() async throws {
            try await withScriptedServer(.text("", headers: ["Content-Type": "text/html"])) { server in
                try await withBrowserProfile { one in
                    let tabs = [try await one.newPage(), try await one.newPage()]
                    for tab in tabs { try await tab.open(server.url.absoluteString) }
                    try await tabs[0].evaluate("document.cookie = 'a=1'")
                    #expect(try await tabs[1].evaluate("document.cookie") == "a=1")
                    for tab in tabs { #expect(try await tab.evaluate("document.visibilityState") == "visible") }
                    try await withBrowserProfile { other in
                        let tab = try await other.newPage()
                        try await tab.open(server.url.absoluteString)
                        #expect(try await tab.evaluate("document.cookie") == "")
                    }
                }
            }
        }

        @Test("A browser that is closed leaves no process and no folder")
        func closing() async throws {
            let browser = try await Browser()
            let processes = try await browser.processes()
            #expect(processes.count > 1)
            #expect(FileManager.default.fileExists(atPath: browser.folder.path))
            await browser.close()
            #expect(try await Descendants.remaining(of: processes).isEmpty)
            #expect(!FileManager.default.fileExists(atPath: browser.folder.path))
            await #expect(throws: BrowserError.self) { try await browser.withProfile { _ in } }
        }
    }
}

@Suite("Messages of the browser")
struct MessageSplitterTests {
    @Test("They are cut at the zero byte wherever a read ends", arguments: [1, 2, 3, 7, 100])
    func messages(size: Int) {
        let bytes = Array("one\0\0three\0fo".utf8)
        var splitter = MessageSplitter()
        let messages = stride(from: 0, to: bytes.count, by: size).flatMap {
            splitter.messages(in: Array(bytes[$0..<min($0 + size, bytes.count)]))
        }
        #expect(messages.map { String(decoding: $0, as: UTF8.self) } == ["one", "", "three"])
    }
}
