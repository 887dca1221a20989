import JSONCoding
import Testing

@Suite("JSONWriter")
struct JSONWriterTests {
    @Test("pieces become a document")
    func pieces() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.write(key: "a")
        writer.write("x")
        writer.write(key: "b")
        writer.beginArray()
        writer.write(true)
        writer.writeNull()
        writer.write(JSONNumber(1.5))
        writer.beginObject()
        writer.endObject()
        writer.write(["k": [1, [:]]] as JSONValue)
        writer.endArray()
        writer.endObject()
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":"x","b":[true,null,1.5,{},{"k":[1,{}]}]}"#)
    }

    @Test(
        "only what must be escaped is",
        arguments: [
            ("a/b'é漢😀\u{2028}\u{7F}", "a/b'é漢😀\u{2028}\u{7F}"), (#"\ and ""#, #"\\ and \""#),
            ("\u{8}\u{C}\n\r\t", #"\b\f\n\r\t"#), ("\u{0}\u{1}\u{1F}", #"\u0000\u0001\u001f"#), ("\"\"", #"\"\""#),
        ]
    )
    func escapes(text: String, written: String) {
        #expect(JSONValue.string(text).text == "\"" + written + "\"")
        #expect(JSONValue.object([text: nil]).text == "{\"" + written + "\":null}")
    }

    @Test("pretty and sorted")
    func formatting() {
        let value: JSONValue = ["z": [1, ["b": 2, "a": []]], "e": [:], "a": "x"]
        #expect(
            value.text(formatting: .prettyPrinted) == """
                {
                  "z": [
                    1,
                    {
                      "b": 2,
                      "a": []
                    }
                  ],
                  "e": {},
                  "a": "x"
                }
                """
        )
        #expect(value.text(formatting: .sortedKeys) == #"{"a":"x","e":{},"z":[1,{"a":[],"b":2}]}"#)
        #expect(value.text == #"{"z":[1,{"b":2,"a":[]}],"e":{},"a":"x"}"#)
    }
}
