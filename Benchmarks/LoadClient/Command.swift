#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the command line asks for, once its options are taken off.
public struct Command: Sendable {
    /// Where the API's paths begin.
    public let url: URL
    /// What to send there.
    public let load: Load

    /// What is sent.
    public enum Load: Sendable {
        /// So many streams at once, each of so many tokens.
        case streams(tokens: Int, count: Int)
        /// So many short calls, so many at once.
        case calls(count: Int, atOnce: Int)
        /// One stream, which is left at its first token.
        case first
    }

    /// Reads the arguments; nil where they are wrong.
    public init?(_ arguments: some Sequence<String>) {
        let arguments = Array(arguments)
        guard arguments.count >= 2, let url = URL(string: arguments[1]) else { return nil }
        let numbers = arguments.dropFirst(2).compactMap { Int($0) }.filter { $0 > 0 }
        guard numbers.count == arguments.count - 2 else { return nil }
        switch (arguments[0], numbers.count) {
        case ("stream", 2): load = .streams(tokens: numbers[0], count: numbers[1])
        case ("calls", 2): load = .calls(count: numbers[0], atOnce: numbers[1])
        case ("first", 0): load = .first
        default: return nil
        }
        self.url = url
    }

    /// How it is called, behind the program's name and options.
    public static let usage = "stream URL COUNT STREAMS | calls URL CALLS CONCURRENCY | first URL"
}
