#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The program that serves the model.
enum Engine: Codable, Sendable, Hashable {
    /// The user's own `llama-server`.
    case llamaServer(path: String)
    /// llama.cpp in a Python package, in a virtual environment below the installation's directory.
    case xllamacpp(version: String, environment: String)

    /// Its name, and its version where it is ours.
    var title: String {
        switch self {
        case .llamaServer: "llama-server"
        case .xllamacpp(let version, _): "xllamacpp \(version)"
        }
    }

    /// The program to run.
    func executable(in directory: URL) -> String {
        switch self {
        case .llamaServer(let path): path
        case .xllamacpp(_, let environment): directory.resolving("\(environment)/bin/python")
        }
    }

    /// What starts the server.
    ///
    /// The key travels in the environment, which other users can't see, and not in the arguments, which `ps` shows.
    func command(_ options: ServerOptions, in directory: URL) -> Command {
        // The server has no use for the keys of other services.
        var environment = options.environment.filter { !$0.key.hasSuffix("_API_KEY") }
        environment["LLAMA_API_KEY"] = options.apiKey
        let arguments =
            switch self {
            case .llamaServer: Self.llamaServerArguments(options)
            case .xllamacpp:
                ["-I", "-c", Self.launcher, options.modelPath, options.modelName]
                    + [String(options.contextLength), String(options.threads), options.temperature?.description ?? ""]
            }
        return Command(executable: executable(in: directory), arguments: arguments, environment: environment)
    }

    /// Only what `llama-server` has understood since 2024.
    private static func llamaServerArguments(_ options: ServerOptions) -> [String] {
        [
            "--model", options.modelPath, "--alias", options.modelName,
            "--host", "127.0.0.1", "--port", "0",
            "--ctx-size", String(options.contextLength), "--parallel", "1", "--threads", String(options.threads),
            "--no-warmup",
        ] + (options.temperature.map { ["--temp", String($0)] } ?? [])
    }
}
