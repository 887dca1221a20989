import JSONCoding
import Testing

@Suite("JSONObject")
struct JSONObjectTests {
    @Test("members keep their order, with few keys and with many", arguments: [3, 16, 17, 40])
    func order(count: Int) {
        let keys = (0..<count).map { "key\(($0 * 7) % count)-\($0)" }
        var object = JSONObject(keys.map { ($0, .string($0)) })
        #expect(object.keys == keys)
        #expect(object.values == keys.map { .string($0) })
        #expect(keys.allSatisfy { object[$0]?.stringValue == $0 })

        object[keys[1]] = 1
        object["new"] = 2
        #expect(object.keys == keys + ["new"])
        #expect(object.removeValue(forKey: keys[0]) == .string(keys[0]))
        object[keys[2]] = nil
        object["absent"] = nil
        #expect(object.removeValue(forKey: "absent") == nil)
        #expect(object.keys == [keys[1]] + keys.dropFirst(3) + ["new"])
        #expect(object[keys[1]] == 1)
        #expect(object["new"] == 2)
        #expect(object.last?.key == "new")
        #expect(object[keys[0]] == nil)
    }

    @Test("of duplicate keys the first counts")
    func duplicates() {
        let object: JSONObject = ["a": 1, "b": 2, "a": 3]
        #expect(object.description == #"{"a":1,"b":2}"#)
    }

    @Test("equality ignores the order", arguments: [3, 30])
    func equality(count: Int) {
        let members = (0..<count).map { ("\($0)", JSONValue.number(JSONNumber($0))) }
        let (left, right) = (JSONObject(members), JSONObject(members.reversed()))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
        #expect(left != JSONObject(members.dropLast()))
        #expect(left != JSONObject(members.dropLast() + [("x", 1)]))
    }

    @Test("merging and filtering keep the order")
    func merging() {
        var object: JSONObject = ["a": 1, "b": 2]
        object.merge(["c": 3, "a": 4])
        #expect(object.description == #"{"a":4,"b":2,"c":3}"#)
        #expect(object.filter { $0.key != "b" }.description == #"{"a":4,"c":3}"#)
    }
}
