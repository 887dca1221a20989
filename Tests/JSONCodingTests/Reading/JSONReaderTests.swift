import JSONCoding
import Testing

@Suite("JSONReader")
struct JSONReaderTests {
    @Test("members are read by key and the rest is skipped")
    func members() throws {
        let text =
            #" {"skip":[1,{"a":"]}"}],"\u006dodel":"gpt","n":1.50,"list":[true,null],"deep":{"x":{}},"s":"a\nb"} "#
        try read(text) { reader throws(JSONError) in
            var seen: [String] = []
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "model": seen.append(try reader.readString())
                case "n": seen.append(try reader.readNumber().text)
                case "list":
                    try reader.enterArray()
                    while try reader.nextElement() {
                        switch try reader.nextKind() {
                        case .boolean: seen.append("\(try reader.readBool())")
                        case let kind:
                            seen.append(kind.rawValue)
                            try reader.readNull()
                        }
                    }
                case "deep": seen.append(try reader.readValue().text)
                case "s": seen.append(try reader.readString())
                default:
                    seen.append(key.string)
                    try reader.skipValue()
                }
            }
            #expect(!reader.isAtEnd)
            try reader.finish()
            #expect(reader.isAtEnd)
            #expect(reader.offset == text.utf8.count)
            #expect(seen == ["skip", "gpt", "1.50", "true", "null", #"{"x":{}}"#, "a\nb"])
        }
    }

    @Test("a value of another kind is a mismatch, and no value is none")
    func mismatches() throws {
        let readers: [(JSONValue.Kind, (inout JSONReader) throws(JSONError) -> Void)] = [
            (.string, { reader throws(JSONError) in _ = try reader.readString() }),
            (.number, { reader throws(JSONError) in _ = try reader.readNumber() }),
            (.boolean, { reader throws(JSONError) in _ = try reader.readBool() }),
            (.null, { reader throws(JSONError) in try reader.readNull() }),
            (.object, { reader throws(JSONError) in try reader.enterObject() }),
            (.array, { reader throws(JSONError) in try reader.enterArray() }),
        ]
        let values: [(JSONValue.Kind, String)] = [
            (.string, #""x""#), (.number, "-1"), (.boolean, "true"), (.null, "null"), (.object, "{}"), (.array, "[]"),
        ]
        for (asked, readIt) in readers {
            for (there, text) in values where asked != there {
                let error = #expect(throws: JSONError.self) { try read(" " + text, readIt) }
                #expect(error?.kind == .typeMismatch)
                #expect(error?.offset == 1)
                #expect(error?.found == text)
            }
            #expect(throws: JSONError.self) { try read("x", readIt) }
            let atEnd = #expect(throws: JSONError.self) { try read(" ", readIt) }
            #expect(atEnd?.kind == .truncated)
        }
    }

    @Test("what is skipped is checked as what is read")
    func skipping() throws {
        for (text, _) in Grammar.accepted {
            #expect(try offsetAfter(text, { reader throws(JSONError) in try reader.skipValue() }) == text.utf8.count)
        }
        for text in Grammar.rejected.map(\.text) + Fixtures.payloads {
            let skipped = Result { () throws(JSONError) in
                try offsetAfter(text, { reader throws(JSONError) in try reader.skipValue() })
            }
            let parsed = Result { () throws(JSONError) in
                try offsetAfter(text, { reader throws(JSONError) in _ = try reader.readValue() })
            }
            #expect(skipped == parsed)
        }
    }

    @Test("every length, and every special character at every place in it")
    func words() throws {
        let neighbours: [Unicode.Scalar] = ["!", "#", "[", "]", " ", "\u{7F}", "\u{80}", "\u{A2}", "\u{DC}", "漢", "😀"]
        for count in 0..<28 {
            for neighbour in neighbours {
                let plain = Array(repeating: Character(neighbour), count: count)
                for special in ["", #"\""#, #"\\"#, #"\n"#] {
                    for position in special.isEmpty ? 0..<1 : 0..<count {
                        let (head, tail) = (String(plain[..<position]), String(plain[position...]))
                        let text = "\"\(head)\(special)\(tail)\""
                        #expect(try JSONValue(parsing: text + " ").text == text)
                    }
                }
                let control = #expect(throws: JSONError.self) {
                    try JSONValue(parsing: "\"" + String(plain) + "\u{1F}\"        ")
                }
                #expect(control?.offset == 1 + String(plain).utf8.count)
            }
        }
    }

    private func read(_ text: String, _ body: (inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
        _ = try offsetAfter(text, body, finish: false)
    }

    private func offsetAfter(
        _ text: String,
        _ body: (inout JSONReader) throws(JSONError) -> Void,
        finish: Bool = true
    ) throws(JSONError) -> Int {
        try Array(text.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
            var reader = JSONReader(bytes)
            try body(&reader)
            if finish { try reader.finish() }
            return reader.offset
        }
    }
}
