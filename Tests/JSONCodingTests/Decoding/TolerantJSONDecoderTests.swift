import Foundation
import JSONCoding
import Testing

@Suite("TolerantJSONDecoder")
struct TolerantJSONDecoderTests {
    @Test("what servers get wrong is read")
    func tolerance() throws {
        struct Log: Decodable {
            var text: String
            var bytes: String
            var numbers: [Double]
            var float: Float
            var half: Float16
        }
        var data = Data([0xEF, 0xBB, 0xBF])
        data +=
            Data(#"{"text":"a\ud83d","bytes":""#.utf8) + [0xFF, 0xE6]
            + Data(#"","numbers":[NaN,Infinity,-Infinity,1e-999],"#.utf8)
        data += Data(#""float":-Infinity,"half":NaN}"#.utf8)
        let log = try TolerantJSONDecoder().decode(Log.self, from: data)
        #expect(log.text == "a\u{FFFD}")
        #expect(log.bytes == "\u{FFFD}\u{FFFD}")
        #expect(log.numbers[0].isNaN)
        #expect(log.numbers.dropFirst() == [.infinity, -.infinity, 0])
        #expect(log.float == -.infinity)
        #expect(log.half.isNaN)
    }

    @Test("numbers are exact, and fit or fail")
    func numbers() throws {
        func decode<Value: Decodable>(_ text: String, _ type: Value.Type = Value.self) throws -> Value {
            try TolerantJSONDecoder().decode(Value.self, from: Data(text.utf8))
        }
        #expect(try decode("1.0") == 1)
        #expect(try decode("170141183460469231731687303715884105727") == Int128.max)
        #expect(try decode("9007199254740993.0") == 9_007_199_254_740_993)
        #expect(
            try decode("0.10000000000000000000000000000000000001")
                == Decimal(string: "0.10000000000000000000000000000000000001")
        )
        for (text, type) in [
            ("1.5", Int.self), ("NaN", Int.self), ("256", UInt8.self), ("-1", UInt64.self), ("1e400", Double.self),
            ("1e39", Float.self), ("1e200", Decimal.self), ("Infinity", Decimal.self),
        ] as [(String, any Decodable.Type)] {
            let error = #expect(throws: DecodingError.self) { _ = try decode(text, type) as Any }
            #expect(error?.jsonError?.kind == .invalidValue, "\(text)")
            #expect(error?.jsonError?.found == text)
        }
    }

    @Test("a JSONValue is what stands in the document")
    func jsonValues() throws {
        struct Tool: Decodable {
            var someName: String
            var parameters: JSONValue
            var object: JSONObject
            var number: JSONNumber
            var missing: JSONValue?
            var null: JSONValue?
        }
        let text =
            #"{"some_name":"x","parameters":{"z_z":1.50,"aA":null},"object":{"b_b":1,"a":2},"number":1e5,"null":null}"#
        var decoder = TolerantJSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let tool = try decoder.decode(Tool.self, from: Data(text.utf8))
        #expect(tool.someName == "x")
        #expect(tool.parameters.text == #"{"z_z":1.50,"aA":null}"#)
        #expect(tool.object.description == #"{"b_b":1,"a":2}"#)
        #expect(tool.number.text == "1e5")
        #expect(tool.missing == nil)
        #expect(tool.null == nil)
        #expect(throws: DecodingError.self) { try decoder.decode(JSONObject.self, from: Data("[1]".utf8)) }
        #expect(throws: DecodingError.self) { try decoder.decode(JSONNumber.self, from: Data("[1]".utf8)) }
    }

    @Test("a subclass and its superclass")
    func superclass() throws {
        class Animal: Decodable {
            let name: String
        }
        final class Dog: Animal {
            let age: Int
            enum CodingKeys: CodingKey {
                case age
            }
            required init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                age = try container.decode(Int.self, forKey: .age)
                try super.init(from: container.superDecoder())
            }
        }
        let dog = try TolerantJSONDecoder().decode(Dog.self, from: Data(#"{"age":3,"super":{"name":"Rex"}}"#.utf8))
        #expect(dog.name == "Rex")
        #expect(dog.age == 3)
        let error = #expect(throws: DecodingError.self) {
            try TolerantJSONDecoder().decode(Dog.self, from: Data(#"{"age":3}"#.utf8))
        }
        #expect(error?.jsonError?.path.description == "super")
        #expect(error?.jsonError?.offset == 0)
    }

    @Test("512 levels of one's own type")
    func depth() throws {
        final class Node: Decodable {
            let next: Node?
        }
        func nested(_ depth: Int) -> Data {
            Data(
                (String(repeating: #"{"next":"#, count: depth - 1) + "{}" + String(repeating: "}", count: depth - 1))
                    .utf8
            )
        }
        var node = try TolerantJSONDecoder().decode(Node.self, from: nested(512))
        var depth = 1
        while let next = node.next {
            node = next
            depth += 1
        }
        #expect(depth == 512)
        let error = #expect(throws: DecodingError.self) {
            try TolerantJSONDecoder().decode(Node.self, from: nested(513))
        }
        #expect(error?.jsonError?.kind == .tooDeep)
    }
}
