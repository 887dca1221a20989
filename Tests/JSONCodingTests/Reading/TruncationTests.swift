import JSONCoding
import Testing

@Suite("Truncated input")
struct TruncationTests {
    private static let everything = #"""
         { "s" : "a\"\\\/\n\u00e9\ud83d\ude00é漢😀" , "n" : [ 0 , -1.5e+10 , NaN , Infinity , -Infinity , 1E5 ] ,
         "l" : [ true , false , null , [ ] , { } , "" ] , "o" : { "" : { "x" : [ { } ] } } }
        """#

    @Test("every proper prefix of a document is known to be cut")
    func everyPrefix() {
        expectTruncated(Array(Self.everything.utf8))
        expectTruncated([0xEF, 0xBB, 0xBF] + Self.everything.utf8)
    }

    @Test("so is every proper prefix of what servers sent")
    func everyPrefixOfFixtures() {
        let objects = Fixtures.validPayloads.filter { $0.hasPrefix("{") || $0.hasPrefix("[") }
        #expect(objects.count > 100)
        for text in objects {
            expectTruncated(Array(text.drop { $0.isWhitespace }.utf8.reversed().drop { $0 <= 0x20 }.reversed()))
        }
    }

    @Test(
        "input without a value is cut",
        arguments: ["", " ", "\n\t", "-", "1.", "1e", "-1.5E+", "\"", "\"\\", "\"\\u12", "tru", "Na"]
    )
    func fragments(text: String) {
        expectTruncated(Array(text.utf8), end: text.utf8.count)
    }

    @Test("what is wrong before the cut is wrong", arguments: ["<", "[1,}", #"{"a":tru,"#, "[01", "\"\n", "nul}"])
    func wrongBefore(text: String) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.kind == .syntax)
    }

    private func expectTruncated(_ bytes: [UInt8], end: Int? = nil) {
        for count in end.map({ $0...$0 }) ?? 0...(bytes.count - 1) {
            do {
                let value = try JSONValue(parsing: bytes[..<count])
                Issue.record("\(count) bytes were read as \(value)")
            } catch {
                #expect(error.kind == .truncated, "\(error)")
                #expect(error.found.isEmpty || error.offset == 0, "\(error)")
            }
        }
    }
}
