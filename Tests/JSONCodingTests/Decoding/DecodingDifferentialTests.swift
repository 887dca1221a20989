import Foundation
import JSONCoding
import Testing

@Suite("TolerantJSONDecoder against Foundation's")
struct DecodingDifferentialTests {
    @Test("what servers sent", arguments: [false, true])
    func fixtures(convertsKeys: Bool) {
        #expect(Fixtures.validPayloads.count > 150)
        for (seed, text) in Fixtures.validPayloads.enumerated() {
            expectSameWalk(text, seed: UInt64(seed), convertsKeys: convertsKeys)
        }
    }

    @Test("random documents, decoded in random ways", arguments: 0..<10 as Range<UInt64>)
    func randomDocuments(batch: UInt64) {
        for seed in batch * 100..<batch * 100 + 100 {
            // With a key strategy Foundation also decodes the duplicates that it drops from a dictionary.
            let convertsKeys = seed.isMultiple(of: 3)
            let text = RandomDocument.text(seed: seed, hasDuplicateKeys: !convertsKeys)
            expectSameWalk(text, seed: seed, convertsKeys: convertsKeys)
        }
    }

    @Test("whole documents, by Foundation's decoder and by ours")
    func trees() throws {
        let documents = (0..<500).map { RandomDocument.text(seed: $0) }
        for text in documents + Fixtures.validPayloads {
            let data = Data(text.utf8)
            let theirs = try JSONDecoder().decode(Tree.self, from: data)
            #expect(try TolerantJSONDecoder().decode(Tree.self, from: data) == theirs)
            #expect(try TolerantJSONDecoder().decode(Tree.self, from: JSONValue(parsing: data)) == theirs)
        }
    }

    private func expectSameWalk(_ text: String, seed: UInt64, convertsKeys: Bool) {
        let (ours, theirs) = (Walk(seed: seed), Walk(seed: seed))
        var decoder = TolerantJSONDecoder()
        decoder.userInfo[Walk.key] = ours
        decoder.keyDecodingStrategy = convertsKeys ? .convertFromSnakeCase : .useDefaultKeys
        let foundation = JSONDecoder()
        foundation.userInfo[Walk.key] = theirs
        foundation.keyDecodingStrategy = convertsKeys ? .convertFromSnakeCase : .useDefaultKeys
        for walk in [ours, theirs] {
            _ = walk.attempt("document") {
                for _ in 0..<4 {
                    if walk === ours {
                        _ = try decoder.decode(DecodingProbe.self, from: Data(text.utf8))
                    } else {
                        _ = try foundation.decode(DecodingProbe.self, from: Data(text.utf8))
                    }
                }
            }
        }
        let difference = zip(ours.log, theirs.log).first { $0 != $1 }
        #expect(difference == nil, "\(text)")
        #expect(ours.log.count == theirs.log.count, "\(text)")
    }
}
