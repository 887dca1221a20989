import LLMTesting
import Testing
import WebAPI

@Suite("Seeded random numbers")
struct SeededRandomSourceTests {
    @Test("The same seed, the same numbers; another seed, others")
    func seeds() {
        #expect(numbers(.seeded(1)) == numbers(.seeded(1)))
        #expect(numbers(.seeded(1)) != numbers(.seeded(2)))
        #expect(Set(numbers(.seeded(1))).count == 100)
    }

    @Test("Copies go on where the other one is")
    func copies() {
        var first = RandomSource.seeded(1)
        var second = first
        #expect([first.next(), second.next()] == Array(numbers(.seeded(1)).prefix(2)))
    }

    private func numbers(_ source: RandomSource) -> [UInt64] {
        var source = source
        return (0..<100).map { _ in source.next() }
    }
}
