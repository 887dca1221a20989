import JSONCoding
import Synchronization

/// Tabs that share their cookies, and nothing with other tabs.
final class BrowserProfile: Sendable {
    private let connection: DevToolsConnection
    private let context: JSONValue
    private let opened = Mutex<[BrowserPage]>([])

    init(connection: DevToolsConnection, context: JSONValue) {
        (self.connection, self.context) = (connection, context)
    }

    /// The tabs, in the order in which they were opened.
    var pages: [BrowserPage] { opened.withLock(\.self) }

    /// Opens a tab of a size, in a window of its own: all tabs are in sight.
    func newPage(width: Int = 1440, height: Int = 900) async throws -> BrowserPage {
        let target = try await connection.send(
            "Target.createTarget",
            ["url": "about:blank", "browserContextId": context, "newWindow": true]
        )
        let attached = try await connection.send(
            "Target.attachToTarget",
            ["targetId": target["targetId"] ?? nil, "flatten": true]
        )
        let page = BrowserPage(connection: connection, session: attached["sessionId"]?.stringValue ?? "")
        try await page.begin()
        try await page.resize(width: width, height: height)
        opened.withLock { $0.append(page) }
        return page
    }

    /// Lets go of the tabs and of what they kept.
    func close() async throws {
        _ = try await connection.send("Target.disposeBrowserContext", ["browserContextId": context])
    }
}
