import Foundation
import JSONCoding
import Testing

@Suite("Parsing")
struct ParsingTests {
    @Test("what is JSON is read", arguments: Grammar.accepted)
    func accepted(text: String, compact: String) throws {
        #expect(try JSONValue(parsing: text).text == compact)
        #expect(try JSONValue(parsing: " \n\t\r" + text + "\r\n ").text == compact)
        #expect(try JSONValue(parsing: "[" + text + "]").text == "[" + compact + "]")
        #expect(try JSONValue(parsing: compact).text == compact)
    }

    @Test("what servers get wrong is read", arguments: Grammar.tolerated)
    func tolerated(bytes: [UInt8], compact: String) throws {
        #expect(try JSONValue(parsing: bytes).text == compact)
        #expect(try JSONValue(parsing: Data(bytes)).text == compact)
        #expect(try JSONValue(parsing: AnySequence(bytes)).text == compact)
    }

    @Test("what is no JSON is refused where it stops being JSON", arguments: Grammar.rejected)
    func rejected(text: String, offset: Int) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.kind == .syntax)
        #expect(error?.offset == offset)
    }

    @Test("an error names the path, the offset and what stood there")
    func description() {
        let text = #"{"choices": [{}, {"delta": {"content": oops, "x": 1}}]}"#
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.path == JSONPath([.key("choices"), .index(1), .key("delta"), .key("content")]))
        #expect(error?.offset == 39)
        #expect(error?.found == #"oops, "x": 1}}]}"#)
        #expect(
            error?.localizedDescription
                == #"choices[1].delta.content, byte 39: expected a value; found: oops, "x": 1}}]}"#
        )
    }

    @Test("what stood there is cut short")
    func longDescription() {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: String(repeating: "x", count: 1000)) }
        #expect(error?.found == String(repeating: "x", count: 40) + "…")
        let line = #expect(throws: JSONError.self) { try JSONValue(parsing: "<html>\n<body>") }
        #expect(line?.description == "top level, byte 0: expected a value; found: <html>")
    }

    @Test("512 levels are read, 513 are not", arguments: [("[", "]"), (#"{"a":"#, "}")])
    func depth(open: String, close: String) throws {
        func nested(_ depth: Int) -> String {
            String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        }
        #expect(try JSONValue(parsing: nested(512)).text == nested(512))
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: nested(513)) }
        #expect(error?.kind == .tooDeep)
        #expect(error?.offset == 512 * open.utf8.count)
        #expect(error?.path.components.count == 512)
        let siblings = "[" + Array(repeating: "[{}]", count: 600).joined(separator: ",") + "]"
        #expect(try JSONValue(parsing: siblings).text == siblings)
    }

    @Test("a thread with a stack of 512 KB reads 512 levels, and refuses a million", arguments: ["[", #"{"a":"#])
    func smallStack(open: String) async {
        let kinds = await withCheckedContinuation { continuation in
            let thread = Thread {
                continuation.resume(
                    returning: [512, 1_000_000].map { Self.failure(of: String(repeating: open, count: $0)) }
                )
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(kinds == [.truncated, .tooDeep])
    }

    @Test("a hundred thousand keys take no quadratic time")
    func manyKeys() throws {
        let members = (0..<100_000).map { #""key\#($0)":\#($0)"# }
        let value = try JSONValue(parsing: "{" + (members + members).joined(separator: ",") + "}")
        #expect(value.objectValue?.count == 100_000)
        #expect(value["key99999"] == 99_999)
    }

    private static func failure(of text: String) -> JSONError.Kind? {
        do throws(JSONError) {
            _ = try JSONValue(parsing: text)
            return nil
        } catch {
            return error.kind
        }
    }
}
