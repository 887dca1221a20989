import Foundation
import JSONCoding
import Synchronization
import Waiting

/// A tab.
final class BrowserPage: Sendable {
    let session: String
    private let connection: DevToolsConnection
    private let heard = Mutex<[String]>([])

    init(connection: DevToolsConnection, session: String) {
        (self.connection, self.session) = (connection, session)
    }

    /// What scripts threw, what the browser refused them, and what they wrote to the console as an error, since this was
    /// asked last.
    func takeComplaints() -> [String] {
        heard.withLock { heard in
            defer { heard = [] }
            return heard
        }
    }

    func begin() async throws {
        connection.listen(to: session) { [weak self] method, parameters in
            guard let complaint = Complaint(method: method, parameters: parameters) else { return }
            self?.heard.withLock { $0.append(complaint.sentence) }
        }
        for domain in ["Page", "Runtime", "Log", "Network"] { try await send("\(domain).enable") }
        // A window without a screen has the focus all the same.
        try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    }

    @discardableResult
    func send(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        try await connection.send(method, parameters, session: session)
    }

    /// Goes to a page and waits until it is loaded.
    func open(_ url: String) async throws {
        try await evaluate("window.isOld = true")
        let answer = try await send("Page.navigate", ["url": .string(url)])
        if let message = answer["errorText"]?.stringValue {
            throw BrowserError.refused(method: "Page.navigate", message: message)
        }
        try await waitUntil(Self.isLoaded)
    }

    /// Loads the page again, as a person does by a key, and waits until it is loaded.
    func reload() async throws {
        try await evaluate("window.isOld = true")
        try await send("Page.reload")
        try await waitUntil(Self.isLoaded)
    }

    /// Another page than the one that was there, and all of it.
    private static let isLoaded = "!window.isOld && document.readyState === 'complete'"

    func close() async throws {
        try await send("Page.close")
    }

    /// The value of a script; of a promise what it comes to.
    @discardableResult
    func evaluate(_ script: String) async throws -> JSONValue {
        let answer = try await send(
            "Runtime.evaluate",
            ["expression": .string(script), "returnByValue": true, "awaitPromise": true, "userGesture": true]
        )
        if let exception = answer["exceptionDetails"] {
            let message = exception["exception"]?["description"]?.stringValue ?? exception["text"]?.stringValue
            throw BrowserError.thrown(message ?? exception.text)
        }
        return answer["result"]?["value"] ?? .null
    }

    /// Waits until a script's value is true.
    func waitUntil(_ script: String, within limit: Duration = Patience.limit) async throws {
        var error: BrowserError?
        let isTrue = try await comesTrue(within: limit) {
            do {
                let value = try await evaluate("(async () => Boolean(await (\(script))))()")
                error = nil
                return value == true
            } catch let thrown as BrowserError {
                // A page that is just being left has nowhere to run a script.
                error = thrown
                if case .gone = thrown { throw thrown }
                return false
            }
        }
        guard !isTrue else { return }
        let shown = try await evaluate("document.body?.innerText ?? ''").stringValue ?? ""
        throw BrowserError.neverTrue(script: script, error: error?.description, page: shown)
    }
}
