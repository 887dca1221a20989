import Foundation
import JSONCoding

/// A Chromium without windows. What it keeps is in a folder of its own, which ends with it.
final class Browser: Sendable {
    /// The program; nil where none is installed.
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates =
            folders.map { "\($0)/chromium" } + ["/Applications/Chromium.app/Contents/MacOS/Chromium"]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// What it keeps.
    let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-browser-\(UUID().uuidString)")
    private let process: ChildProcess
    private let connection: DevToolsConnection

    /// Starts one, and waits until it answers.
    init() async throws {
        guard let path = Self.path else { throw BrowserError.missing }
        let (browserInput, commands) = try FileDescriptor.pipe()
        let (answers, browserOutput) = try FileDescriptor.pipe()
        process = try ChildProcess(
            path,
            Self.options + ["--user-data-dir=\(folder.path)", "about:blank"],
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path],
            input: .none,
            terminal: .null(),
            further: [browserInput, browserOutput]
        )
        browserInput.close()
        browserOutput.close()
        connection = DevToolsConnection(reading: answers, writing: commands)
        do {
            _ = try await connection.send("Browser.getVersion")
        } catch {
            await close()
            throw error
        }
    }

    deinit {
        connection.close()
        // What stays behind is in a folder for things that may go at any time.
        try? FileManager.default.removeItem(at: folder)
    }

    /// Ends it with every process that it has started, and removes what it kept.
    func close() async {
        // Where its children can't be told, they end by themselves as soon as they see that it is gone.
        let processes = (try? await processes()) ?? [process.identifier]
        for process in processes { kill(process, SIGKILL) }
        _ = await process.finish()
        _ = try? await Descendants.remaining(of: processes)
        connection.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// It and all that it has started.
    func processes() async throws -> Set<pid_t> {
        try await Descendants.of(process.identifier).union([process.identifier])
    }

    /// Does something with a profile that has no cookie and nothing else of another test, and lets go of its tabs.
    func withProfile<Result>(_ body: (BrowserProfile) async throws -> Result) async throws -> Result {
        let context = try await connection.send("Target.createBrowserContext", ["disposeOnDetach": true])
        let profile = BrowserProfile(connection: connection, context: context["browserContextId"] ?? nil)
        do {
            let result = try await body(profile)
            try await profile.close()
            return result
        } catch {
            try? await profile.close()
            throw error
        }
    }

    /// No sandbox, since tests may run as root in a container, where it can't be; nothing that asks the network by itself.
    private static let options = [
        "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
        "--disable-extensions",
        "--disable-sync", "--disable-domain-reliability", "--disable-client-side-phishing-detection",
        "--metrics-recording-only",
        "--disable-features=OptimizationHints,MediaRouter,Translate", "--no-default-browser-check", "--no-pings",
        "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding", "--disable-dev-shm-usage", "--disable-breakpad", "--hide-scrollbars",
        "--lang=en-US", "--password-store=basic", "--use-mock-keychain",
    ]
}
