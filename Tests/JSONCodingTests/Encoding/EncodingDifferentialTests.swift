import Foundation
import JSONCoding
import Testing

@Suite("StableJSONEncoder against Foundation's")
struct EncodingDifferentialTests {
    @Test("random values, encoded in random ways, byte for byte once the keys are sorted", arguments: [false, true])
    func randomValues(convertsKeys: Bool) throws {
        var kinds: Set<Character?> = []
        for seed in 0..<400 as Range<UInt64> {
            let (ours, theirs) = (Walk(seed: seed), Walk(seed: seed))
            var encoder = StableJSONEncoder()
            encoder.outputFormatting = .sortedKeys
            encoder.userInfo[Walk.key] = ours
            encoder.keyEncodingStrategy = convertsKeys ? .convertToSnakeCase : .useDefaultKeys
            let foundation = JSONEncoder()
            foundation.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            foundation.userInfo[Walk.key] = theirs
            foundation.keyEncodingStrategy = convertsKeys ? .convertToSnakeCase : .useDefaultKeys

            let text = ours.attempt("document") { String(decoding: try encoder.encode(EncodingProbe()), as: UTF8.self) }
            let expected = theirs.attempt("document") {
                String(decoding: try foundation.encode(EncodingProbe()), as: UTF8.self)
            }
            #expect(text == expected)
            #expect(ours.log == theirs.log)
            kinds.insert(text?.first)
        }
        #expect(kinds.isSuperset(of: ["{", "[", "\"", "n", "1"]))
    }

    @Test("what our encoder writes Foundation's decoder reads, and the other way round")
    func exchange() throws {
        let sample = Sample.full
        #expect(try JSONDecoder().decode(Sample.self, from: StableJSONEncoder().encode(sample)) == sample)
        #expect(try TolerantJSONDecoder().decode(Sample.self, from: JSONEncoder().encode(sample)) == sample)
        #expect(try TolerantJSONDecoder().decode(Sample.self, from: StableJSONEncoder().encode(sample)) == sample)
        let value = try StableJSONEncoder().jsonValue(of: sample)
        #expect(try TolerantJSONDecoder().decode(Sample.self, from: value) == sample)
    }
}
