#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Installer {
    /// An environment that holds these packages at least: one that is there and works, else a new one.
    func provide(_ needed: [PinnedPackage], anew: Bool) async throws(LocalModelError) -> PythonEnvironment {
        let exact = PythonEnvironment(packages: needed, in: directory)
        if needed.isEmpty { return exact }
        if !anew {
            // The one with all packages serves a model of the user's too.
            let whole = PythonEnvironment(packages: [packages.server, packages.weights], in: directory)
            for packed in [exact, whole] where try await works(packed, at: packed.url) { return packed }
        }
        try await make(exact)
        return exact
    }

    private func make(_ packed: PythonEnvironment) async throws(LocalModelError) {
        let python = try await findPython()
        onProgress(.creatingEnvironment(python: python.path))
        try removeItem(packed.partial)
        try await run(
            "Making a virtual environment",
            python.path,
            python.environmentArguments(at: packed.partial.path),
            environment: pythonEnvironment
        )
        try await fetch(packed, with: python)
        guard try await works(packed, at: packed.partial) else {
            throw .installFailed(step: "Trying \(packages.server.name)", output: "It does not run here.")
        }
        try removeItem(packed.url)
        try onFiles(packed.url) { try FileManager.default.moveItem(at: packed.partial, to: packed.url) }
    }

    /// The first Python that can do it.
    private func findPython() async throws(LocalModelError) -> Python {
        var found: [String] = []
        for path in Python.names.flatMap({ executables(named: $0, path: environment["PATH"]) }) {
            let answer = try await answer(of: path, ["-I", "-c", Python.question])
            let python = Python(path: path, answer: answer ?? "")
            guard let objection = python.objection else { return python }
            found.append("\(path) \(objection).")
        }
        throw .pythonMissing(found: found)
    }

    /// Fetches the packages into the unfinished environment.
    ///
    /// What `pip` downloads lies in there meanwhile, which shows how far it is, and leaves nothing elsewhere when it is
    /// interrupted.
    private func fetch(_ packed: PythonEnvironment, with python: Python) async throws(LocalModelError) {
        let downloads = packed.partial.appending(path: "downloads")
        let requirements = packed.partial.appending(path: "requirements.txt")
        try createDirectory(downloads)
        try onFiles(requirements) { try Data(packed.requirements.utf8).write(to: requirements) }
        var environment = pythonEnvironment
        environment["TMPDIR"] = downloads.path

        let expected = packed.packages.map(\.size).reduce(0, +)
        onProgress(.downloading(received: 0, expected: expected))
        let meter = Task { await watch(downloads, expected: expected) }
        defer { meter.cancel() }
        let pip = python.pipCommand(environment: packed.partial.path, requirements: requirements.path)
        try await run(
            "Installing \(packed.packages.map(\.name).joined(separator: " and "))",
            pip.executable,
            pip.arguments,
            environment: environment
        )
        try removeItem(downloads)
    }

    /// Tells twice a second how much has come, until it is cancelled.
    private func watch(_ downloads: URL, expected: Int) async {
        var shown = 0
        while true {
            do { try await clock.sleep(for: .milliseconds(500)) } catch { return }
            // Only the wheels: `pip` writes each once more, for its cache.
            let received = directorySize(downloads, of: ".whl")
            if received > shown { onProgress(.downloading(received: received, expected: expected)) }
            shown = max(shown, received)
        }
    }

    /// Whether an environment has the weights and can load the server, as far as it is to have them.
    private func works(_ packed: PythonEnvironment, at url: URL) async throws(LocalModelError) -> Bool {
        let python = url.appending(path: "bin/python").path
        guard FileManager.default.isExecutableFile(atPath: python) else { return false }
        if packed.packages.contains(packages.weights) {
            guard PythonEnvironment.path(ofFile: packages.weightsPath, in: url) != nil else { return false }
        }
        guard packed.packages.contains(packages.server) else { return true }
        onProgress(.checking(packages.server.name))
        return try await answer(of: python, ["-I", "-c", "import xllamacpp"]) != nil
    }

    /// The environment without what would send `pip` elsewhere.
    private var pythonEnvironment: [String: String] {
        let strays = ["PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "__PYVENV_LAUNCHER__"]
        return environment.filter { !strays.contains($0.key) }.merging(["PIP_USER": "0"]) { _, new in new }
    }
}
