import Foundation

/// A folder of the programs' own, so that no setting of this user's counts. It goes with ``remove()``.
struct Home {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() throws { try FileManager.default.removeItem(at: folder) }

    /// A folder in it that is not there yet.
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Writes down for `llm` where the model `bench` is.
    func tellLLM(of url: String) throws {
        let text = "- model_id: bench\n  model_name: bench\n  api_base: \"\(url)\"\n"
        try text.write(toFile: path("extra-openai-models.yaml"), atomically: true, encoding: .utf8)
    }

    func martlet(_ options: Options, at url: String) -> Command {
        Command(
            program: options.martlet,
            arguments: ["--endpoint", url, "-m", "bench", "hi"],
            environment: ["MARTLET_HOME": folder.path]
        )
    }

    /// The program of Python's package, in the same environment as the other peers.
    func llm(_ options: Options) -> Command {
        Command(
            program: options.python,
            arguments: ["-m", "llm", "-m", "bench", "hi"],
            environment: ["LLM_USER_PATH": folder.path, "OPENAI_API_KEY": "none"]
        )
    }
}
