import Testing
import WebAPI

@Suite("Header fields")
struct HTTPFieldsTests {
    @Test("Names are compared without regard to case")
    func caseInsensitive() {
        let fields: HTTPFields = ["Content-Type": "text/plain"]
        #expect(fields["content-type"] == "text/plain")
        #expect(fields["CONTENT-TYPE"] == "text/plain")
        #expect(fields["Content-Typ"] == nil)
    }

    @Test("Only ASCII letters have two cases")
    func nonLetters() {
        let fields: HTTPFields = ["X@": "1", "ü": "2"]
        #expect(fields["X`"] == nil)
        #expect(fields["Ü"] == nil)
    }

    @Test("Repeated lines keep their order, and join with a comma")
    func repeated() {
        var fields: HTTPFields = ["Retry-After": "3", "Via": "a"]
        fields.append("9", for: "retry-after")
        #expect(fields.values(for: "RETRY-AFTER") == ["3", "9"])
        #expect(fields["Retry-After"] == "3, 9")
        #expect(fields.map(\.name) == ["Retry-After", "Via", "retry-after"])
    }

    @Test("Setting replaces every line, at the place of the first")
    func setting() {
        var fields: HTTPFields = ["A": "1", "B": "2", "a": "3"]
        fields["a"] = "4"
        #expect(fields.map { "\($0.name)=\($0.value)" } == ["a=4", "B=2"])
        fields["A"] = nil
        #expect(fields.map(\.name) == ["B"])
    }

    @Test("An empty value is a value")
    func emptyValue() {
        let fields: HTTPFields = ["X-Empty": ""]
        #expect(fields["x-empty"] == "")
    }

    @Test("Merging replaces by name and keeps the rest")
    func merging() {
        let merged = (["Accept": "a", "X": "1", "x": "2"] as HTTPFields).merging(["X": "3"])
        #expect(merged.map { "\($0.name)=\($0.value)" } == ["Accept=a", "X=3"])
    }

    @Test("Equal fields hash alike whatever the case of their names")
    func hashing() {
        let one: HTTPFields = ["Accept": "a"]
        let other: HTTPFields = ["ACCEPT": "a"]
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        #expect(one != ["Accept": "A"])
    }

    @Test(
        "The media type stands without parameters and in lower case",
        arguments: [
            ("application/json", "application/json"),
            ("Text/Event-Stream; charset=utf-8", "text/event-stream"),
            (" text/html ;q=1", "text/html"),
            ("", ""),
        ]
    )
    func mediaType(header: String, type: String) {
        #expect(HTTPResponse(status: 200, headers: ["Content-Type": header]).mediaType == type)
    }

    @Test("Success is 200 to 299", arguments: [(199, false), (200, true), (204, true), (299, true), (300, false)])
    func success(status: Int, isSuccess: Bool) {
        #expect(HTTPResponse(status: status).isSuccess == isSuccess)
    }
}
