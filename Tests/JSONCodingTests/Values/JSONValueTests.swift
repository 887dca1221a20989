import Foundation
import JSONCoding
import Testing

@Suite("JSONValue")
struct JSONValueTests {
    @Test(
        "a compact document comes out as it went in",
        arguments: [
            "null", "true", "false", "0", "-0", "1.50", "1e3", "123456789012345678901234567890", #""""#,
            #""a\"b\\c/d\n\t\u0001é😀""#, "[]", "{}", "[1,[2,{}],null]", #"{"z":1,"a":{"y":[],"b":"c"}}"#,
        ]
    )
    func roundTrip(text: String) throws {
        #expect(try JSONValue(parsing: text).text == text)
        #expect(try JSONValue(parsing: Data(text.utf8)).data == Data(text.utf8))
        #expect(try JSONValue(parsing: Array(text.utf8)).description == text)
    }

    @Test("literals, accessors and subscripts")
    func access() {
        var value: JSONValue = ["name": "Ada", "age": 36, "height": 1.5, "tags": ["x", nil], "ok": true]
        #expect(value["name"]?.stringValue == "Ada")
        #expect(value["age"]?.intValue == 36)
        #expect(value["height"]?.doubleValue == 1.5)
        #expect(value["height"]?.intValue == nil)
        #expect(value["tags"]?[1]?.isNull == true)
        #expect(value["tags"]?[2] == nil)
        #expect(value["ok"]?.boolValue == true)
        #expect(value["ok"]?["x"] == nil)

        value["tags"]?[0] = "y"
        value["tags"]?[2] = ["z": 1]
        value["tags"]?[2]?["z"] = 2
        value["age"] = nil
        value["name"] = nil as JSONValue?
        value["name"] = .null
        #expect(value.text == #"{"height":1.5,"tags":["y",null,{"z":2}],"ok":true,"name":null}"#)
    }

    @Test("equality is that of the data")
    func equality() throws {
        let left = try JSONValue(parsing: #"{"a":1,"b":[1.0,10e-1]}"#)
        let right = try JSONValue(parsing: #"{ "b" : [1, 1], "a" : 1.00 }"#)
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
        #expect(left != ["a": 1, "b": [1, 2]])
        #expect(left != ["a": 1, "c": [1, 1]])
        #expect(left != ["a": 1])
    }

    @Test("Foundation's coders, with and without a key strategy")
    func foundation() throws {
        let text = #"{"snake_case":[1,-1.5,18446744073709551615,true,null,"x"],"camelCase":{"a_b":{}}}"#
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let value = try decoder.decode(JSONValue.self, from: Data(text.utf8))
        #expect(value == (try JSONValue(parsing: text)))

        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        #expect(try JSONValue(parsing: encoder.encode(value)) == value)
    }

    @Test("what servers sent, through Foundation's coders")
    func foundationFixtures() throws {
        for text in Fixtures.validPayloads {
            let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
            #expect(value == (try JSONValue(parsing: text)))
            #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
        }
    }

    @Test("a number without JSON notation is null to every encoder, and one beyond Double is refused by others")
    func oddNumbers() throws {
        let value = try JSONValue(parsing: "[NaN,-Infinity,1]")
        #expect(value.text == "[null,null,1]")
        #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == "[null,null,1]")
        let large = try JSONValue(parsing: "1e400")
        #expect(large.text == "1e400")
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(large) }
    }
}
