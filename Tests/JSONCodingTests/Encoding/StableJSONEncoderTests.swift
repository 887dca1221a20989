import Foundation
import JSONCoding
import Testing

@Suite("StableJSONEncoder")
struct StableJSONEncoderTests {
    /// The bytes are spelled out, and a process hashes with a seed of its own: another order on any run would fail.
    @Test("declared keys keep their order and dictionaries are sorted, the same in every process")
    func order() throws {
        let text = String(decoding: try StableJSONEncoder().encode(Sample.full), as: UTF8.self)
        #expect(
            text == """
                {"zeta":1,"alpha":"a","flag":true,"level":"high","shapes":[{"point":{}},{"circle":{"radius":0.5}},\
                {"labelled":{"_0":{"labelled":{"_0":{"point":{}},"_1":"x"}},"_1":"y"}}],"inner":{"someValue":7},\
                "byName":{"a":{"someValue":2,"optional":"o"},"m":{"someValue":3},"z":{"someValue":1}},\
                "byNumber":{"10":"ten","100":"hundred","9":"nine"},"byLevel":{"high":2,"low":1},"nested":[[1,2],[],[3]],\
                "optionals":[1.5,null],"set":[5],"range":[1,3],"date":721692800,"data":"AQID",\
                "url":"https://example.com/a/b?c=d","decimal":1234.567,"big":-170141183460469231731687303715884105728,\
                "bigger":340282366920938463463374607431768211455,"float":0.1,"uuid":"01020304-0506-0708-090A-0B0C0D0E0F10"}
                """
        )
    }

    @Test("a dictionary of many keys, however it was filled")
    func dictionaries() throws {
        let keys = (0..<500).map { "key\($0)" }
        let filled = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
        var grown: [String: Int] = [:]
        for key in keys.reversed() { grown[key] = 1 }
        grown.reserveCapacity(5000)
        let expected = "{" + keys.sorted().map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        for dictionary in [filled, grown] {
            #expect(String(decoding: try StableJSONEncoder().encode(dictionary), as: UTF8.self) == expected)
        }
    }

    @Test(
        "a value by itself",
        arguments: [
            ("1", 1), ("\"x\"", "x"), ("null", nil as Int?), ("[]", [Int]()), ("1.5", 1.5), ("0.1", Float(0.1)),
        ] as [(String, any Encodable & Sendable)]
    )
    func fragments(text: String, value: any Encodable & Sendable) throws {
        #expect(String(decoding: try StableJSONEncoder().encode(value), as: UTF8.self) == text)
    }

    @Test("a JSONValue among other values is written as it is")
    func jsonValues() throws {
        struct Request: Encodable {
            var someModel = "m"
            var extra: JSONValue
            var object: JSONObject
            var number: JSONNumber
        }
        let extra = try JSONValue(parsing: #"{"snake_b":1.50,"camelA":{"x":1e2,"n":NaN},"snake_b2":-0}"#)
        var encoder = StableJSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let request = Request(extra: extra, object: ["zY": [], "aB": nil], number: 1.0)
        #expect(
            String(decoding: try encoder.encode(request), as: UTF8.self)
                == #"{"some_model":"m","extra":{"snake_b":1.50,"camelA":{"x":1e2,"n":null},"snake_b2":-0},"object":{"zY":[],"aB":null},"number":1}"#
        )
        #expect(try encoder.jsonValue(of: extra) == extra)
    }

    @Test("containers may be filled in any order, and more than once")
    func containers() throws {
        struct Odd: Encodable {
            func encode(to encoder: any Encoder) throws {
                var outer = encoder.container(keyedBy: AnyKey.self)
                var list = outer.nestedUnkeyedContainer(forKey: AnyKey(stringValue: "list"))
                var object = outer.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(stringValue: "object"))
                try outer.encode(1, forKey: AnyKey(stringValue: "last"))
                let parent = outer.superEncoder()
                try object.encode(true, forKey: AnyKey(stringValue: "x"))
                try list.encode("first")
                var more = outer.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(stringValue: "object"))
                try more.encode(false, forKey: AnyKey(stringValue: "y"))
                try outer.encode(2, forKey: AnyKey(stringValue: "last"))
                try "parent".encode(to: parent)
                try list.encode("second")
            }
        }
        let text = String(decoding: try StableJSONEncoder().encode(Odd()), as: UTF8.self)
        #expect(text == #"{"list":["first","second"],"object":{"x":true,"y":false},"last":2,"super":"parent"}"#)
    }

    @Test("a member or an element that fails leaves nothing behind")
    func failures() throws {
        struct Failing: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: AnyKey.self)
                try container.encode(1, forKey: AnyKey(stringValue: "before"))
                try container.encode(Double.nan, forKey: AnyKey(stringValue: "nan"))
            }
        }
        struct Careless: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: AnyKey.self)
                #expect(throws: EncodingError.self) {
                    try container.encode([Failing()], forKey: AnyKey(stringValue: "a"))
                }
                var list = container.nestedUnkeyedContainer(forKey: AnyKey(stringValue: "list"))
                #expect(throws: EncodingError.self) { try list.encode(Failing()) }
                try list.encode(1)
            }
        }
        #expect(String(decoding: try StableJSONEncoder().encode(Careless()), as: UTF8.self) == #"{"list":[1]}"#)
    }

    @Test("an encoder knows its path")
    func paths() throws {
        struct Leaf: Encodable {
            func encode(to encoder: any Encoder) throws {
                try JSONPath(codingPath: encoder.codingPath).description.encode(to: encoder)
            }
        }
        struct Root: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: AnyKey.self)
                try container.encode(["x": [Leaf(), Leaf()]], forKey: AnyKey(stringValue: "a"))
                var list = container.nestedUnkeyedContainer(forKey: AnyKey(stringValue: "b"))
                try Leaf().encode(to: list.superEncoder())
                var inner = list.nestedContainer(keyedBy: AnyKey.self)
                try inner.encode(Leaf(), forKey: AnyKey(stringValue: "c"))
                try Leaf().encode(to: container.superEncoder())
            }
        }
        let text = String(decoding: try StableJSONEncoder().encode(Root()), as: UTF8.self)
        #expect(text == #"{"a":{"x":["a.x[0]","a.x[1]"]},"b":["b[0]",{"c":"b[1].c"}],"super":"super"}"#)
    }

    @Test("a value that encodes nothing is an error at the top and an empty object within")
    func nothing() throws {
        struct Nothing: Encodable {
            func encode(to encoder: any Encoder) {}
        }
        #expect(throws: EncodingError.self) { try StableJSONEncoder().encode(Nothing()) }
        #expect(String(decoding: try StableJSONEncoder().encode([Nothing()]), as: UTF8.self) == "[{}]")
    }

    @Test("an error says where it was")
    func errors() throws {
        let value = ["list": [1, .infinity]]
        let error = #expect(throws: EncodingError.self) { try StableJSONEncoder().encode(value) }
        guard case .invalidValue(let invalid, let context) = error else {
            Issue.record("not an invalid value: \(String(describing: error))")
            return
        }
        #expect(invalid as? Double == .infinity)
        #expect(JSONPath(codingPath: context.codingPath).description == "list[1]")
        #expect(context.debugDescription == "JSON has no number Infinity")
        #expect(throws: EncodingError.self) { try StableJSONEncoder().encode(Decimal.nan) }
    }

    @Test("pretty, sorted, and both")
    func formatting() throws {
        struct Point: Encodable {
            var y = 1
            var x = [String]()
        }
        var encoder = StableJSONEncoder()
        encoder.outputFormatting = .prettyPrinted
        #expect(String(decoding: try encoder.encode(Point()), as: UTF8.self) == "{\n  \"y\": 1,\n  \"x\": []\n}")
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        #expect(String(decoding: try encoder.encode(Point()), as: UTF8.self) == "{\n  \"x\": [],\n  \"y\": 1\n}")
    }
}
