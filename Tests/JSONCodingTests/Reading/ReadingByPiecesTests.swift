import JSONCoding
import LLMTesting
import Testing
import WebAPI

/// A document that is read as a whole must be what it is when it is read piece by piece, and fail where that fails.
@Suite("Whole documents against pieces")
struct ReadingByPiecesTests {
    @Test("what servers sent")
    func fixtures() {
        for text in Fixtures.payloads { expectSame(Array(text.utf8)) }
        for text in Grammar.accepted.map(\.text) + Grammar.rejected.map(\.text) { expectSame(Array(text.utf8)) }
        for bytes in Grammar.tolerated.map(\.bytes) { expectSame(bytes) }
    }

    @Test("random documents, whole and with a byte changed", arguments: 0..<10 as Range<UInt64>)
    func randomDocuments(batch: UInt64) {
        var generator = RandomSource.seeded(batch)
        for seed in batch * 100..<batch * 100 + 100 {
            var bytes = Array(RandomDocument.text(seed: seed).utf8)
            expectSame(bytes)
            for _ in 0..<20 {
                let position = Int.random(in: bytes.indices, using: &generator)
                bytes[position] = generator.pick(Array("\"\\{}[],:0aen \u{7F}".utf8) + [0x00, 0xC3, 0xFF])
                expectSame(bytes)
            }
        }
    }

    private func expectSame(_ bytes: [UInt8]) {
        let whole = Result { () throws(JSONError) in try JSONValue(parsing: bytes) }
        let pieces = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in
                var reader = JSONReader(buffer)
                let value = try Self.value(&reader)
                try reader.finish()
                return value
            }
        }
        switch (whole, pieces) {
        case (.success(let whole), .success(let pieces)):
            #expect(whole.text == pieces.text)
        case (.failure(var whole), .failure(let pieces)):
            whole.path = pieces.path
            #expect(whole == pieces)
        case (.success, .failure), (.failure, .success):
            Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(whole), but \(pieces)")
        }
    }

    private static func value(_ reader: inout JSONReader) throws(JSONError) -> JSONValue {
        switch try reader.nextKind() {
        case .object: return try object(&reader)
        case .array:
            var array: [JSONValue] = []
            try reader.enterArray()
            while try reader.nextElement() { array.append(try value(&reader)) }
            return .array(array)
        case .string: return .string(try reader.readString())
        case .number: return .number(try reader.readNumber())
        case .boolean: return .bool(try reader.readBool())
        case .null:
            try reader.readNull()
            return .null
        }
    }

    private static func object(_ reader: inout JSONReader) throws(JSONError) -> JSONValue {
        var object = JSONObject()
        try reader.enterObject()
        while let key = try reader.nextKey()?.string {
            let value = try value(&reader)
            if object[key] == nil { object[key] = value }
        }
        return .object(object)
    }
}
