import Foundation
import Testing

@testable import LLM

@Suite("The cache in memory")
struct InMemoryResponseCacheTests {
    private static let now = Date(timeIntervalSince1970: 1_767_268_800)

    private let cache = InMemoryResponseCache { Self.now }

    @Test("It gives what it was given, and nothing else")
    func lookUp() {
        #expect(cache.answer(for: .of("a")) == nil)
        cache.store(.saying("1", at: Self.now), for: .of("a"))
        cache.store(.saying("2", at: Self.now), for: .of("b"))
        #expect(cache.answer(for: .of("a")) == .saying("1", at: Self.now))
        #expect(cache.answer(for: .of("b")) == .saying("2", at: Self.now))
        #expect(cache.answer(for: .of("c")) == nil)
    }

    @Test("A later answer takes the place of an earlier one")
    func replacing() {
        cache.store(.saying("a long answer", at: Self.now), for: .of("a"))
        cache.store(.saying("short", at: Self.now), for: .of("a"))
        #expect(cache.answer(for: .of("a")) == .saying("short", at: Self.now))
        #expect(cache.count == 1)
        #expect(cache.size == CachedAnswer.saying("short", at: Self.now).jsonSize)
    }

    @Test("It forgets everything when it is told to")
    func removing() {
        cache.store(.saying("1", at: Self.now), for: .of("a"))
        cache.removeAll()
        #expect(cache.answer(for: .of("a")) == nil)
        #expect(cache.count == 0)
        #expect(cache.size == 0)
    }

    @Test("An answer is given for a week, by the time that is told", arguments: [(0, true), (1, false)])
    func age(secondsOver: Int, isGiven: Bool) {
        let date = Self.now.addingTimeInterval(-7 * 86400)
        let time = MovableTime(date)
        let cache = InMemoryResponseCache(now: time.now)
        cache.store(.saying("1", at: date), for: .of("a"))
        time.move(by: Double(7 * 86400 + secondsOver))
        #expect((cache.answer(for: .of("a")) != nil) == isGiven)
        #expect(cache.count == (isGiven ? 1 : 0))
    }

    @Test("One that is too old is not even kept, and neither is what it replaces")
    func tooOldToKeep() {
        cache.store(.saying("1", at: Self.now), for: .of("a"))
        cache.store(.saying("0", at: Self.now.addingTimeInterval(-8 * 86400)), for: .of("a"))
        #expect(cache.count == 0)
    }

    @Test("The age of an answer", arguments: [(90, 90), (0, 0), (-5, 0)])
    func ageOfAnswer(secondsAgo: Int, seconds: Int) {
        let answer = CachedAnswer.saying("1", at: Self.now.addingTimeInterval(-Double(secondsAgo)))
        #expect(answer.age(at: Self.now) == .seconds(seconds))
    }

    @Test("Its bounds are counted in bytes of JSON, number and age")
    func bounds() {
        let answer = CachedAnswer.saying("1", at: Self.now)
        let exact = InMemoryResponseCache(maximumSize: answer.jsonSize, maximumCount: 2) { Self.now }
        exact.store(answer, for: .of("a"))
        #expect(exact.count == 1)
        exact.store(.saying("22", at: Self.now), for: .of("b"))
        #expect(exact.answer(for: .of("b")) == nil)
        #expect(exact.answer(for: .of("a")) == answer)
    }

    @Test("Many at once do each other no harm")
    func concurrent() async {
        let cache = InMemoryResponseCache(maximumCount: 10) { Self.now }
        await withTaskGroup { group in
            for index in 0..<200 {
                group.addTask {
                    cache.store(.saying("\(index)", at: Self.now), for: .of("\(index % 20)"))
                    _ = cache.answer(for: .of("\(index % 7)"))
                }
            }
        }
        #expect(cache.count == 10)
    }
}
