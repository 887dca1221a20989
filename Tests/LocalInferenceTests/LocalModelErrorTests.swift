import Testing

@testable import LocalInference

@Suite("An error of the local model")
struct LocalModelErrorTests {
    @Test(
        "says what happened and what to do",
        arguments: [
            (LocalModelError.notInstalled(directory: "/d"), "not_installed", ["martlet local install"]),
            (.engineMissing(path: "/e"), "engine_missing", ["/e", "martlet local install"]),
            (.modelMissing(path: "/m"), "model_missing", ["/m", "--model", "martlet local remove"]),
            (.notAModel(path: "/n"), "not_a_model", ["/n", "GGUF"]),
            (
                .pythonMissing(found: ["/usr/bin/python3 is Python 3.9."]), "python_missing",
                ["3.10", "python3-venv", "brew install python", "/usr/bin/python3 is Python 3.9."]
            ),
            (
                .installFailed(step: "Installing x", output: "no route"), "install_failed",
                ["Installing x failed", "no route", "martlet local install"]
            ),
            (.modelUnusable(path: "/m", log: "bad magic"), "model_unusable", ["/m", "bad magic", "--model"]),
            (.startFailed(log: "bad magic"), "start_failed", ["bad magic"]),
            (.notReady(after: .seconds(5), log: "loading"), "not_ready", ["5", "loading"]),
            (.storage(path: "/s", reason: "full"), "storage", ["/s", "full"]),
            (.cancelled, "cancelled", ["cancelled"]),
        ]
    )
    func description(error: LocalModelError, kind: String, parts: [String]) {
        #expect(error.kind == kind)
        for part in parts { #expect(error.description.contains(part)) }
        #expect(error.errorDescription == error.description)
    }
}
