import FaultServer
import Testing

/// A `martlet serve`, the server that it asks, and somebody who looks at its page.
struct Visit {
    let server: ScriptedServer
    let chat: ServedChat
    let profile: BrowserProfile

    /// Opens a tab by the URL that was printed; with `#ID`, at a conversation.
    func open(_ fragment: String = "", width: Int = 1440, height: Int = 900) async throws -> BrowserPage {
        let page = try await profile.newPage(width: width, height: height)
        try await page.open(chat.url)
        try await page.waitUntil("document.querySelector('#list').childElementCount")
        if !fragment.isEmpty { try await page.go(to: fragment) }
        return page
    }

    /// What the server was asked, without the questions for its models.
    var questions: [RecordedRequest] { server.requests.filter { $0.method == "POST" } }
}

/// Does something with the page of a chat whose server gives these answers, in a browser's profile of its own. At the end
/// no script may have failed, and the browser may have refused the page nothing.
func withVisit(
    _ answers: ScriptedResponse...,
    models: [String] = ["m", "other"],
    options: [String] = [],
    home: MartletHome = MartletHome(),
    port: Int = 0,
    _ body: (Visit) async throws -> Void
) async throws {
    var script = ServerScript(answers.map { .response($0) })
    script.models = models
    try await withScriptedServer(script: script) { server in
        let chat = try await ServedChat(Program.talking(to: server) + options, home: home, port: port)
        try await withBrowserProfile { profile in
            try await body(Visit(server: server, chat: chat, profile: profile))
            for page in profile.pages { #expect(page.takeComplaints() == []) }
        }
    }
}
