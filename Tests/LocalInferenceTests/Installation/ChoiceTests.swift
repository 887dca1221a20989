import Testing

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("What is installed")
struct ChoiceTests {
    @Test(
        "is the user's own server and model, where both are there, with nothing to fetch",
        .enabled(if: FakeWheels.isPythonThere, "There is no python3 on PATH.")
    )
    func ownServerAndModel() async throws {
        try await inTemporaryDirectory { root in
            let server = root.appending(path: "bin/llama-server")
            try await FakeServer.write(to: server)
            let model = root.appending(path: "Tiny.Q8_0.gguf")
            try write("GGUF...", to: model)
            let installation = LocalInstallation(
                directory: root.appending(path: "local"),
                environment: ["PATH": server.deletingLastPathComponent().path]
            )
            let status = try await installation.install(model: model)
            #expect(status.engine == "llama-server")
            #expect(status.enginePath == server.path)
            #expect(status.model == "Tiny.Q8_0")
            #expect(status.modelPath == model.path)
            #expect(try installation.status() == status)

            #expect(try await installation.remove())
            #expect(fileSize(atPath: model.path) == 7)
        }
    }

    @Test("can't be a file that is missing, or is no model")
    func noModel() async throws {
        try await inTemporaryDirectory { root in
            let installation = LocalInstallation(directory: root.appending(path: "local"), environment: [:])
            let missing = root.appending(path: "missing.gguf")
            await #expect(throws: LocalModelError.modelMissing(path: missing.path)) {
                try await installation.install(model: missing)
            }
            await #expect(throws: LocalModelError.notAModel(path: root.standardizedFileURL.path)) {
                try await installation.install(model: root)
            }
            for text in ["", "GGU", "{}"] {
                let file = root.appending(path: "file.gguf")
                try write(text, to: file)
                await #expect(throws: LocalModelError.notAModel(path: file.path)) {
                    try await installation.install(model: file)
                }
            }
        }
    }

    @Test("can't be put where the system refuses, and says why")
    func storage() async throws {
        try await inTemporaryDirectory { root in
            let file = root.appending(path: "file")
            try write("", to: file)
            let directory = file.appending(path: "local")
            let error = await #expect(throws: LocalModelError.self) {
                try await LocalInstallation(directory: directory, environment: [:]).install()
            }
            #expect(error == .storage(path: directory.path, reason: "Not a directory"))
        }
    }

    @Test("needs a Python, and says what is wrong with those that are there")
    func noPython() async throws {
        try await inTemporaryDirectory { root in
            let old = root.appending(path: "bin/python3")
            try await writeProgram("echo python cpython 3 8 0 1 1 1", to: old)
            let broken = root.appending(path: "bin/python3.12")
            try await writeProgram("exit 1", to: broken)
            try await writeProgram("exit 1", to: root.appending(path: "bin/llama-server"))
            let installation = LocalInstallation(
                directory: root.appending(path: "local"),
                environment: ["PATH": root.appending(path: "bin").path]
            )
            let found = ["\(old.path) is Python 3.8.", "\(broken.path) does not run."]
            await #expect(throws: LocalModelError.pythonMissing(found: found)) { try await installation.install() }
        }
    }

    @Test(
        "is looked up in the absolute directories of PATH, in order",
        arguments: [
            ("%/one:%/two", ["%/one/tool", "%/two/tool"]),
            ("%/two::.:bin:%/none:%/one", ["%/two/tool", "%/one/tool"]),
            ("%/plain", []),
            ("", []),
            (nil, []),
        ] as [(String?, [String])]
    )
    func search(path: String?, found: [String]) async throws {
        try await inTemporaryDirectory { root in
            for directory in ["one", "two"] {
                try await writeProgram("", to: root.appending(path: "\(directory)/tool"))
            }
            try write("", to: root.appending(path: "plain/tool"))
            let here: (String) -> String = { $0.replacing("%", with: root.standardizedFileURL.path) }
            #expect(executables(named: "tool", path: path.map(here)) == found.map(here))
        }
    }
}
