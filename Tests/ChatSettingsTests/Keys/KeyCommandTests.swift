import ChatSettings
import Foundation
import LLMTesting
import Testing
import Waiting

@Suite("Keys from commands", .timeLimit(.minutes(Patience.minutes)))
struct KeyCommandTests {
    private func command(_ text: String) throws -> RemoteEndpoint {
        let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let settings = try Settings(
            "{\"endpoints\": {\"lab\": {\"baseURL\": \"http://lab/v1\", \"key\": {\"command\": \"\(quoted)\"}}}}"
        )
        let selection = try EndpointSelection(flags: EndpointFlags(endpoint: "lab"), settings: settings)
        guard case .remote(let endpoint) = selection else { throw SettingsError.keyWithoutEndpoint }
        return endpoint
    }

    @Test(
        "The first line that it writes is the key",
        arguments: [
            ("echo key", "key"), ("printf '  key \\r\\nuser: me\\n'", "key"), ("printf key", "key"),
            ("echo key; echo no key >&2", "key"), ("cat; echo key", "key"), ("echo $((6 * 7))", "42"),
            ("echo key; yes | head -c 300000", "key"), ("echo key; sleep 60 &", "key"),
        ]
    )
    func key(text: String, key: String) async throws {
        let endpoint = try command(text)
        #expect(endpoint.key == nil)
        #expect(try await endpoint.unlocked(within: Patience.limit).key == key)
    }

    @Test(
        "What goes wrong is told",
        arguments: [
            ("echo SECRET; exit 3", "failed with code 3"), ("no-such-program-here 2>/dev/null", "failed with code 127"),
            ("true", "writes no key"), ("printf '\\n\\n'", "writes no key"), ("kill -9 $$", "was ended by signal 9"),
        ]
    )
    func failure(text: String, reason: String) async throws {
        let endpoint = try command(text)
        let error = await #expect(throws: SettingsError.self) { try await endpoint.unlocked(within: Patience.limit) }
        #expect(error == .keyCommandFailed(endpoint: "lab", reason: reason))
        #expect(error?.description == "The command for the key of lab \(reason).")
    }

    @Test("It is ended when its time is up")
    func timeLimit() async throws {
        let clock = ManualClock()
        let command = try #require(try command("exec sleep 1000").keyCommand)
        let task = Task { try await command.key(within: .seconds(60), clock: clock) }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(60))
        let error = await #expect(throws: SettingsError.self) { try await task.value }
        #expect(error == .keyCommandFailed(endpoint: "lab", reason: "did not end within 60 s"))
    }

    @Test("It is ended when nobody waits any more")
    func cancellation() async throws {
        let command = try #require(try command("exec sleep 1000").keyCommand)
        let task = Task { try await command.key() }
        task.cancel()
        await #expect(throws: SettingsError.cancelled) { try await task.value }
    }

    @Test("It is not run before it is needed")
    func laziness() throws {
        let mark = FileManager.default.temporaryDirectory.appending(path: "mark-\(UUID().uuidString)")
        let endpoint = try command("touch '\(mark.path)'; echo key")
        #expect(endpoint.keyCommand != nil)
        #expect(!FileManager.default.fileExists(atPath: mark.path))
    }
}
