#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How the server is to run.
struct ServerOptions: Sendable, Hashable {
    /// The file with the weights.
    var modelPath: String
    /// The name that the server lists the model by.
    var modelName: String
    /// The most tokens that a conversation and its answer may have together.
    var contextLength: Int
    /// How many threads compute.
    var threads: Int
    /// The temperature of requests that name none; nil means the server's own.
    var temperature: Double?
    /// The only key that the server lets in.
    var apiKey: String
    /// The environment that the server gets beside its key.
    var environment: [String: String]

    /// Half of the processors that the system shows, at least one.
    ///
    /// The threads wait for each other many times a token, so one that has no core to itself holds all of them up:
    /// hyperthreads and efficiency cores do, and so do other programs. On two busy cores two threads made 2 to 4 tokens a
    /// second, and one made 30.
    static func threads(processors: Int) -> Int {
        max(1, processors / 2)
    }

    /// A key that nobody can guess: 256 bits in hexadecimal digits.
    static func makeAPIKey(using generator: inout some RandomNumberGenerator) -> String {
        let digits = Array("0123456789abcdef")
        return String((0..<64).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
    }
}
