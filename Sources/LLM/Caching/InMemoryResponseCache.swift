import JSONCoding
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps answers in memory, for as long as the cache itself is there.
///
/// It is bounded by size, number and age. Where there is no room for an answer, those go that were used least recently.
public final class InMemoryResponseCache: ResponseCache {
    private let maximumAge: Duration
    private let now: @Sendable () -> Date
    private let bounds: (size: Int, count: Int)
    private let answers: Mutex<RecentAnswers>

    /// Makes an empty cache.
    ///
    /// - Parameters:
    ///   - maximumSize: How large all answers together may be as JSON, in bytes; 16 MB by default. A larger one is not
    ///     kept.
    ///   - maximumCount: How many answers are kept at most; 1000 by default.
    ///   - maximumAge: How old an answer may be; 7 days by default.
    ///   - now: Tells the time.
    public init(
        maximumSize: Int = 16 << 20,
        maximumCount: Int = 1000,
        maximumAge: Duration = .seconds(7 * 86400),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.maximumAge = maximumAge
        self.now = now
        bounds = (maximumSize, maximumCount)
        answers = Mutex(RecentAnswers(maximumSize: maximumSize, maximumCount: maximumCount))
    }

    /// How many answers are kept.
    public var count: Int { answers.withLock(\.count) }

    /// How large all answers together are as JSON, in bytes.
    public var size: Int { answers.withLock(\.size) }

    /// The answer to a request; nil where there is none. One that is too old is forgotten.
    public func answer(for key: CacheKey) -> CachedAnswer? {
        let now = now()
        return answers.withLock { answers in
            guard let answer = answers.answer(for: key) else { return nil }
            if answer.age(at: now) <= maximumAge { return answer }
            answers.remove(key)
            return nil
        }
    }

    /// Keeps the answer to a request, in place of an earlier one, unless it is too large or too old.
    public func store(_ answer: CachedAnswer, for key: CacheKey) {
        let size = answer.completion.json.bytes().count
        let isTooOld = answer.age(at: now()) > maximumAge
        answers.withLock { answers in
            if isTooOld {
                answers.remove(key)
            } else {
                answers.insert(answer, size: size, for: key)
            }
        }
    }

    /// Forgets all answers.
    public func removeAll() {
        answers.withLock { $0 = RecentAnswers(maximumSize: bounds.size, maximumCount: bounds.count) }
    }
}
