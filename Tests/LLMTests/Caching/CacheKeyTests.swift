import Foundation
import JSONCoding
import Testing

@testable import LLM

@Suite("What a request is found by in a cache")
struct CacheKeyTests {
    private static let base = "https://host.example/v1"

    /// The key of a request that is written as JSON.
    private func key(_ json: String, base: String = base) throws -> CacheKey {
        let request = try ChatRequest(json: JSONValue(parsing: json))
        return CacheKey(request, baseURL: try #require(URL(string: base)))
    }

    private func request(_ fields: String) -> String {
        #"{"model": "m", "messages": [{"role": "user", "content": "Hi"}]"# + fields + "}"
    }

    @Test("It is the digest of the address, with the lengths of its parts, and of the sorted JSON")
    func digest() throws {
        let text = """
            6 client
            27 https://host.example:443/v1
            {"messages":[{"content":"Hi","role":"user"}],"model":"m","temperature":0.5}
            """
        let key = try key(request(#", "temperature": 0.50"#))
        #expect(key.digest == SHA256.digest(of: text.utf8))
        #expect(key.description == key.digest)
    }

    @Test(
        "What means the same has the same key",
        arguments: [
            (#", "x": 1, "y": {"a": 1, "b": [2]}"#, #", "y": {"b": [2], "a": 1}, "x": 1"#),
            (#", "seed": 1"#, #", "seed": 1.0"#),
            (#", "x": [1, 100, 0, 0.5]"#, #", "x": [1.00, 1e2, -0.0, 5e-1]"#),
            (#", "temperature": 1"#, #", "temperature": 1.0"#),
            (#", "stream": true, "stream_options": {"include_usage": true}"#, #", "stream": false"#),
            (#", "stream": true"#, ""),
            (#", "x": "é/""#, #", "x": "\u00e9\/""#),
        ]
    )
    func same(left: String, right: String) throws {
        #expect(try key(request(left)) == key(request(right)))
    }

    @Test(
        "What differs in anything has another key",
        arguments: [
            (#", "x": 1"#, #", "x": 2"#),
            (#", "x": 1"#, #", "x": "1""#),
            (#", "x": 1"#, #", "x": true"#),
            (#", "x": null"#, ""),
            (#", "x": [1, 2]"#, #", "x": [2, 1]"#),
            (#", "x": 0.1"#, #", "x": 0.10000000000000000001"#),
            (#", "x": 9007199254740993.5"#, #", "x": 9007199254740993"#),
            (#", "seed": 1"#, #", "seed": 2"#),
            (#", "user": "a""#, #", "user": "b""#),
            (#", "metadata": {"a": "1"}"#, ""),
            (#", "extra": {"stream": true}"#, #", "extra": {}"#),
            (#", "x": "\u00e9""#, #", "x": "e\u0301""#),
        ]
    )
    func different(left: String, right: String) throws {
        #expect(try key(request(left)) != key(request(right)))
    }

    @Test("The model and the order of the messages count")
    func messages() throws {
        let texts = [
            #"{"model": "m", "messages": []}"#, #"{"model": "n", "messages": []}"#, #"{"messages": []}"#,
            #"{"messages": [{"role": "user", "content": "a"}, {"role": "user", "content": "b"}]}"#,
            #"{"messages": [{"role": "user", "content": "b"}, {"role": "user", "content": "a"}]}"#,
        ]
        #expect(Set(try texts.map { try key($0) }).count == texts.count)
    }

    @Test(
        "Of the address, origin and path count",
        arguments: [
            ("https://host.example/v1/", true), ("HTTPS://HOST.example/v1", true),
            ("https://host.example:443/v1", true),
            ("https://me:SECRET@host.example/v1?key=SECRET", true), ("https://host.example/v1#x", true),
            ("http://host.example/v1", false), ("https://host.example:8443/v1", false), ("https://other/v1", false),
            ("https://host.example/V1", false), ("https://host.example/v1/x", false), ("https://host.example", false),
        ]
    )
    func address(base: String, isSame: Bool) throws {
        #expect((try key(request(""), base: base) == key(request(""))) == isSame)
    }
}
