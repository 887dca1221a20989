import Foundation
import Testing

@testable import LLM

@Suite("The answers that a cache has room for")
struct RecentAnswersTests {
    private func kept(_ answers: RecentAnswers, of names: [String]) -> [String] {
        var answers = answers
        return names.filter { answers.answer(for: .of($0)) != nil }
    }

    private func insert(_ name: String, size: Int = 10, into answers: inout RecentAnswers) {
        answers.insert(.saying(name, at: Date(timeIntervalSince1970: 0)), size: size, for: .of(name))
    }

    @Test("The one that was used least recently goes first")
    func leastRecentlyUsed() {
        var answers = RecentAnswers(maximumSize: 1000, maximumCount: 3)
        for name in ["a", "b", "c"] { insert(name, into: &answers) }
        #expect(answers.answer(for: .of("a")) != nil)
        insert("b", into: &answers)
        insert("d", into: &answers)
        #expect(kept(answers, of: ["a", "b", "c", "d"]) == ["a", "b", "d"])
        insert("e", into: &answers)
        #expect(kept(answers, of: ["a", "b", "c", "d", "e"]) == ["b", "d", "e"])
    }

    @Test(
        "As many go as it takes to make room",
        arguments: [(10, ["a", "b", "c"]), (11, ["b", "c"]), (20, ["b", "c"]), (30, ["c"]), (40, [])]
    )
    func room(size: Int, rest: [String]) {
        var answers = RecentAnswers(maximumSize: 40, maximumCount: 100)
        for name in ["a", "b", "c"] { insert(name, into: &answers) }
        insert("d", size: size, into: &answers)
        #expect(kept(answers, of: ["a", "b", "c", "d"]) == rest + ["d"])
        #expect(answers.size == 10 * rest.count + size)
    }

    @Test("One that is larger than all may be drives none out")
    func tooLarge() {
        var answers = RecentAnswers(maximumSize: 40, maximumCount: 100)
        for name in ["a", "b"] { insert(name, into: &answers) }
        insert("c", size: 41, into: &answers)
        insert("d", size: .max, into: &answers)
        #expect(kept(answers, of: ["a", "b", "c", "d"]) == ["a", "b"])
        #expect(answers.size == 20)
    }

    @Test("One that is too large does not leave its elder in place")
    func tooLargeReplacement() {
        var answers = RecentAnswers(maximumSize: 40, maximumCount: 100)
        insert("a", into: &answers)
        insert("a", size: 41, into: &answers)
        #expect(answers.count == 0)
        #expect(answers.size == 0)
    }

    @Test("Without room for any there is none", arguments: [(0, 5), (40, 0), (-1, -1)])
    func noRoom(size: Int, count: Int) {
        var answers = RecentAnswers(maximumSize: size, maximumCount: count)
        insert("a", into: &answers)
        #expect(answers.count == 0)
        #expect(answers.size == 0)
    }
}
