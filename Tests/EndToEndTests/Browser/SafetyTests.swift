import FaultServer
import JSONCoding
import Testing

extension BrowserTests {
    @Suite("What a model or a person writes does nothing on the page")
    struct SafetyTests {
        private static let run = "window.hasRun = true"

        @Test("Nothing hostile runs or is loaded: in answers, questions, titles, names of models and of languages")
        func injection() async throws {
            let hostile = "<img src=x onerror=\"\(Self.run)\"><script>\(Self.run)</script>"
            let answer = [
                "<script>\(Self.run)</script>\n\n", "text <img src=x onerror=\"\(Self.run)\"> text\n\n",
                "<svg onload=\"\(Self.run)\"></svg>\n\n",
                "<iframe srcdoc=\"<script>parent.hasRun = true</script>\"></iframe>\n\n",
                "<style>* { display: none }</style>\n\n", "<a href=\"javascript:\(Self.run)\">raw</a>\n\n",
                "[plain](javascript:\(Self.run)) [upper](JAVASCRIPT:\(Self.run)) [coded](&#106;avascript:\(Self.run))\n\n",
                "[data](data:text/html,<script>\(Self.run)</script>) ![image](javascript:\(Self.run))\n\n",
                "![far](http://127.0.0.1:PORT/far.png) <http://127.0.0.1/?\"onmouseover=\"\(Self.run)>\n\n",
                "```\"><script>\(Self.run)</script>\n<script>\(Self.run)</script>\n```\n\n",
                "`<script>\(Self.run)</script>`\n\n| <script>\(Self.run)</script> |\n| --- |\n| <b onclick=\"\(Self.run)\">b</b> |\n\n",
                "- [ ] <input onfocus=\"\(Self.run)\" autofocus>\n\n", "# <script>\(Self.run)</script>\n\nend",
            ]
            let steps = [.eventStreamHead] + answer.map(ChatScript.text)
            try await withVisit(ScriptedResponse(steps + ChatScript.end()), models: ["m", hostile]) { visit in
                let page = try await visit.open()
                try await page.ask(hostile)
                try await page.shows(".prose", "end")
                try await page.waitForEnd()
                try await page.shows("#title", "<img src=x onerror")
                #expect(try await page.messages.first == hostile)
                #expect(
                    try await page.number(
                        "document.querySelectorAll('.prose :is(script, img, svg:not(.icon), iframe, style)').length"
                    )
                        == 0
                )
                #expect(try await page.evaluate(Self.attributes) == [])
                #expect(try await page.evaluate(Self.links) == [])

                try await page.click("#model-button")
                try await page.shows("#settings")
                #expect(try await page.text("document.querySelector('#models').lastElementChild.value") == hostile)
                try await page.evaluate(
                    "document.querySelector('#model').value = document.querySelector('#models').lastElementChild.value"
                )
                try await page.click("#settings .primary")
                try await page.shows("#model-name", hostile)
                try await page.click("#search")
                try await page.type("onerror")
                try await page.shows("#hits .snippet", "onerror")
                try await page.click("#search")
                try await page.press(.escape)
                try await page.choose("Delete")
                try await page.shows("#toast", "onerror")

                #expect(try await page.evaluate("window.hasRun ?? 'no'") == "no")
                #expect(try await page.evaluate(Self.foreignFiles) == [])
            }
        }

        @Test("A script that stood in the page all the same would be refused by its policy, and be a complaint here")
        func policy() async throws {
            try await withVisit { visit in
                let page = try await visit.open()
                try await page.evaluate(
                    """
                    (() => {
                        const script = document.createElement('script');
                        script.textContent = '\(Self.run)';
                        document.body.append(script);
                        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="\(Self.run)">');
                        const image = document.createElement('img');
                        image.src = 'http://127.0.0.1:9/far.png';
                        document.body.append(image);
                        return new Promise((done) => image.addEventListener('error', done));
                    })()
                    """
                )
                #expect(try await page.evaluate("window.hasRun ?? 'no'") == "no")
                let complaints = page.takeComplaints()
                #expect(complaints.contains { $0.contains("inline script") })
                #expect(complaints.contains { $0.contains("far.png") })
            }
        }

        /// Attributes of the answer that would run something.
        private static let attributes = """
            [...document.querySelectorAll('.prose *')].flatMap((element) => element.getAttributeNames())
                .filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc')
            """

        /// Addresses of the answer that are neither the web's nor mail.
        private static let links = """
            [...document.querySelectorAll('.prose [href], .prose [src]')]
                .map((element) => element.getAttribute('href') ?? element.getAttribute('src'))
                .filter((address) => !/^(https?:|mailto:|#)/.test(address))
            """

        /// What was loaded from elsewhere.
        private static let foreignFiles = """
            performance.getEntriesByType('resource').map((file) => file.name).filter((name) => !name.startsWith(location.origin))
            """
    }
}
