import Foundation
import ServerSentEvents
import Testing

@Suite("The WHATWG algorithm, case by case")
struct SpecificationTests {
    @Test("All cases are there")
    func count() {
        #expect(SpecificationCase.all.count == 93)
    }

    @Test("As the case cuts it", arguments: SpecificationCase.all)
    func asGiven(_ testCase: SpecificationCase) throws {
        let input = testCase.input
        switch testCase.splitAt {
        case nil: try check(testCase, [input])
        case .everyByte: try check(testCase, input.map { [$0] })
        case .offsets(let offsets): try check(testCase, input.cut(at: offsets))
        }
    }

    @Test("Byte by byte", arguments: SpecificationCase.all)
    func byteByByte(_ testCase: SpecificationCase) throws {
        try check(testCase, testCase.input.map { [$0] })
    }

    @Test("Cut in two at every offset", arguments: SpecificationCase.all.filter { $0.input.count < 5_000 })
    func cutInTwo(_ testCase: SpecificationCase) throws {
        let input = testCase.input
        for offset in 0...input.count { try check(testCase, input.cut(at: [offset])) }
    }

    /// What is too long to be parsed once for each offset is cut at many offsets at a time, until each has been one.
    @Test("Cut at every offset, many at a time", arguments: SpecificationCase.all)
    func cutInMany(_ testCase: SpecificationCase) throws {
        let input = testCase.input
        for size in [2, 3, 61] {
            for first in 0..<size { try check(testCase, input.cut(at: stride(from: first, to: input.count, by: size))) }
        }
    }

    private func check(_ testCase: SpecificationCase, _ chunks: [[UInt8]]) throws {
        let outcome = try Outcome(parsing: chunks)
        try #require(outcome.events == testCase.expect)
        try #require(outcome.lastEventID == testCase.finalLastEventID)
        if let lenient = testCase.lenientExpect {
            try #require(outcome.events + [outcome.unfinished].compactMap(\.self) == lenient)
        }
        switch testCase.reconnectionMs {
        case nil: try #require(outcome.reconnectionTime == nil)
        case .time(let milliseconds): try #require(outcome.reconnectionTime == .milliseconds(milliseconds))
        case .any: break
        }
    }
}
