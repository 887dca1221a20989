import LLMTesting
import Testing
import Waiting

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Starting a server")
struct LocalModelStartTests {
    @Test("needs an installation")
    func notInstalled() async throws {
        try await inTemporaryDirectory { root in
            let installation = LocalInstallation(directory: root.appending(path: "local"), environment: [:])
            await #expect(throws: LocalModelError.notInstalled(directory: installation.directory.path)) {
                try await LocalModel.start(installation)
            }
        }
    }

    @Test("needs the server and the weights")
    func missing() async throws {
        try await inTemporaryDirectory { root in
            let installation = try await fake(in: root, script: "exit 0")
            let model = root.appending(path: "model.gguf").path
            try FileManager.default.removeItem(atPath: model)
            await #expect(throws: LocalModelError.modelMissing(path: model)) {
                try await LocalModel.start(installation)
            }
            let server = root.appending(path: "llama-server").path
            try FileManager.default.removeItem(atPath: server)
            await #expect(throws: LocalModelError.engineMissing(path: server)) {
                try await LocalModel.start(installation)
            }
        }
    }

    @Test("fails with the end of the log when the server ends")
    func startFailed() async throws {
        try await inTemporaryDirectory { root in
            let installation = try await fake(in: root, script: "echo loading; echo 'bad magic' >&2; exit 1")
            await #expect(throws: LocalModelError.startFailed(log: "loading\nbad magic")) {
                try await LocalModel.start(installation)
            }
        }
    }

    @Test(
        "fails after its time, and ends the server",
        arguments: [
            "",
            // Nobody listens on port 1, so nobody says that the server is ready.
            "echo 'listening on http://127.0.0.1:1'; ",
        ]
    )
    func notReady(script: String) async throws {
        try await inTemporaryDirectory { root in
            let file = root.appending(path: "pid")
            let ending = "echo $$ > '\(file.path)'; exec sleep 600"
            let installation = try await fake(in: root, script: "echo loading; \(script)\(ending)")
            let clock = ManualClock()
            let task = Task { try await LocalModel.start(installation, within: .seconds(60), clock: clock) }
            let pid = try await firstNumber(in: file)
            await clock.waitForSleeper(until: .seconds(60))
            clock.advance(by: .seconds(60))
            let error = await #expect(throws: LocalModelError.self) { try await task.value }
            guard case .notReady(after: .seconds(60), let log) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(log.hasPrefix("loading"))
            try await expectGone(pid)
        }
    }

    @Test("that is cancelled ends the server")
    func cancellation() async throws {
        try await inTemporaryDirectory { root in
            let file = root.appending(path: "pid")
            let installation = try await fake(in: root, script: "echo $$ > '\(file.path)'; exec sleep 600")
            let task = Task { try await LocalModel.start(installation) }
            let pid = try await firstNumber(in: file)
            task.cancel()
            await #expect(throws: LocalModelError.cancelled) { try await task.value }
            try await expectGone(pid)
        }
    }

    @Test("tells the server its key in the environment only")
    func key() async throws {
        try await inTemporaryDirectory { root in
            let installation = try await fake(in: root, script: "echo \"$@\"; echo \"key ${#LLAMA_API_KEY}\"; exit 1")
            let error = await #expect(throws: LocalModelError.self) {
                try await LocalModel.start(installation, contextLength: 512, threads: 3)
            }
            guard case .startFailed(let log) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            let model = root.appending(path: "model.gguf").path
            let arguments =
                "--model \(model) --alias model --host 127.0.0.1 --port 0 --ctx-size 512 --parallel 1 --threads 3 --no-warmup"
            #expect(log == "\(arguments)\nkey 64")
        }
    }

    /// An installation whose `llama-server` is a script.
    private func fake(in root: URL, script: String) async throws -> LocalInstallation {
        let server = root.appending(path: "llama-server")
        try await writeProgram(script, to: server)
        let model = root.appending(path: "model.gguf")
        try write("GGUF", to: model)
        try InstallationRecord(
            engine: .llamaServer(path: server.path),
            model: InstallationRecord.Model(name: "model", path: model.path)
        ).write(to: root)
        return LocalInstallation(directory: root, environment: ["PATH": "/usr/bin:/bin"])
    }

    /// Waits until a file holds a whole line with a number.
    private func firstNumber(in file: URL) async throws -> Int32 {
        var text = ""
        try await eventually("a number in a file") {
            text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.hasSuffix("\n")
        }
        return try #require(Int32(text.dropLast()))
    }
}
