import Testing

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("The command that starts the server")
struct EngineTests {
    private let directory = URL(filePath: "/data/local", directoryHint: .isDirectory)
    private let options = ServerOptions(
        modelPath: "/models/small.gguf",
        modelName: "small",
        contextLength: 4096,
        threads: 3,
        temperature: 0.25,
        apiKey: "very secret",
        environment: ["PATH": "/bin", "OPENAI_API_KEY": "of another", "HOME": "/home/me"]
    )

    @Test("is llama-server with what it has understood for long")
    func llamaServer() {
        let command = Engine.llamaServer(path: "/opt/bin/llama-server").command(options, in: directory)
        #expect(command.executable == "/opt/bin/llama-server")
        #expect(
            command.arguments == [
                "--model", "/models/small.gguf", "--alias", "small", "--host", "127.0.0.1", "--port", "0",
                "--ctx-size", "4096", "--parallel", "1", "--threads", "3", "--no-warmup",
                "--temp", "0.25",
            ]
        )
    }

    @Test("is the environment's Python with the launcher")
    func xllamacpp() {
        let command = Engine.xllamacpp(version: "1", environment: "environment-x").command(options, in: directory)
        #expect(command.executable == "/data/local/environment-x/bin/python")
        #expect(command.arguments == ["-I", "-c", Engine.launcher, "/models/small.gguf", "small", "4096", "3", "0.25"])
    }

    @Test("leaves the temperature to the server where the model has none of its own")
    func noTemperature() {
        var options = options
        options.temperature = nil
        let own = Engine.llamaServer(path: "/x").command(options, in: directory)
        #expect(!own.arguments.contains("--temp"))
        let packed = Engine.xllamacpp(version: "1", environment: "e").command(options, in: directory)
        #expect(packed.arguments.last == "")
    }

    @Test(
        "has the server's key in its environment only, and no other service's",
        arguments: [Engine.llamaServer(path: "/x"), .xllamacpp(version: "1", environment: "e")]
    )
    func key(engine: Engine) {
        let command = engine.command(options, in: directory)
        #expect(command.environment == ["PATH": "/bin", "HOME": "/home/me", "LLAMA_API_KEY": "very secret"])
        #expect(!command.arguments.contains { $0.contains("very secret") })
    }

    @Test("computes on half of the processors", arguments: [(1, 1), (2, 1), (3, 1), (4, 2), (8, 4), (64, 32)])
    func threads(processors: Int, threads: Int) {
        #expect(ServerOptions.threads(processors: processors) == threads)
    }

    @Test("has a key of 256 random bits")
    func randomKey() {
        var generator = SystemRandomNumberGenerator()
        let keys = Set((0..<100).map { _ in ServerOptions.makeAPIKey(using: &generator) })
        #expect(keys.count == 100)
        #expect(keys.allSatisfy { $0.utf8.count == 64 && $0.allSatisfy(\.isHexDigit) })
    }
}
