public import LLM
import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A local model that runs: an OpenAI-compatible server on this machine, for us alone.
///
/// ```swift
/// let model = try await LocalModel.start()
/// for try await piece in model.client.stream("Say hello.").text { print(piece, terminator: "") }
/// await model.stop()
/// ```
///
/// The server listens on 127.0.0.1, at a port that the system picks, and lets in only who knows a random key. It ends
/// when it is stopped, when the last reference goes away, and when the program ends, whatever ends it.
public final class LocalModel: Sendable {
    /// A client of the server, with its key and its model.
    ///
    /// It waits 10 minutes for an answer to begin: a large model on a small machine reads a long prompt for minutes, and a
    /// server that has ended is seen at once.
    public let client: LLMClient
    /// Where the server's API begins, such as `http://127.0.0.1:40000/v1`.
    public let baseURL: URL
    /// The server's key.
    public let apiKey: String
    /// The name that the server lists the model by.
    public let name: String

    let serverURL: URL
    private let process: ChildProcess

    init(port: Int, options: ServerOptions, process: ChildProcess) throws(LocalModelError) {
        guard let serverURL = URL(string: "http://127.0.0.1:\(port)") else {
            throw .startFailed(log: process.output)
        }
        self.serverURL = serverURL
        baseURL = serverURL.appending(path: "v1")
        // llama.cpp closes a connection it has streamed on at a moment of its choice, so that the next request may meet a
        // dead one. A new connection on loopback costs nothing.
        client = LLMClient(
            baseURL: baseURL,
            apiKey: options.apiKey,
            model: ModelID(options.modelName),
            timeouts: Timeouts(firstByte: .seconds(600), idle: .seconds(600), event: .seconds(600)),
            headers: ["Connection": "close"]
        )
        self.apiKey = options.apiKey
        self.name = options.modelName
        self.process = process
    }

    /// Whether the server's process is still there.
    public var isRunning: Bool { process.isRunning }

    /// The number of the server's process.
    public var processID: Int32 { process.processID }

    /// The last that the server has written, at most 8 KB; no prompt and no answer is in it.
    public var log: String { process.output }

    /// Ends the server and waits until it is gone. What it was answering is cut off.
    public func stop() async {
        process.kill()
        _ = await process.exit()
    }
}
