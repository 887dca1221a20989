import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A complete answer that was given before.
public struct CachedAnswer: Sendable, Hashable {
    /// The answer.
    public var completion: ChatCompletion
    /// When it was given.
    public var date: Date
    /// Who gave it, for a person to read: the name of a server and a model.
    public var source: String

    /// Makes an answer of its parts.
    ///
    /// - Parameters:
    ///   - completion: The answer, which has to be complete.
    ///   - date: When it was given.
    ///   - source: Who gave it.
    public init(_ completion: ChatCompletion, date: Date, source: String) {
        self.completion = completion
        self.date = date
        self.source = source
    }

    /// How old the answer is; zero for one whose date has not come yet, as after a clock was put back.
    public func age(at now: Date) -> Duration {
        .seconds(min(max(0, now.timeIntervalSince(date)), Duration.forever.seconds))
    }
}
