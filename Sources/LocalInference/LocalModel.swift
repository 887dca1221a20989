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
    /// Where the server's API begins, such as `http://127.0.0.1:40000/v1`.
    public let baseURL: URL
    /// The server's key.
    public let apiKey: String
    /// The name that the server lists the model by.
    public let name: String

    private let process: ChildProcess

    init(port: Int, options: ServerOptions, process: ChildProcess) throws(LocalModelError) {
        guard let baseURL = URL(string: "http://127.0.0.1:\(port)/v1") else {
            throw .startFailed(log: process.output)
        }
        self.baseURL = baseURL
        self.apiKey = options.apiKey
        self.name = options.modelName
        self.process = process
    }

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
