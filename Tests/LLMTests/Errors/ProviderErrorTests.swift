import JSONCoding
import LLM
import Testing

@testable import LLM

@Suite("What a provider says, in every shape")
struct ProviderErrorTests {
    typealias Said = LLMAPIError.ProviderError

    @Test(
        "Message, type and code",
        arguments: [
            (#"{"error":{"message":"m","type":"t","code":"c"}}"#, Said(message: "m", type: "t", code: "c")),
            (#"{"error":{"message":"m","code":404}}"#, Said(message: "m", code: "404")),
            (#"{"error":{"message":"m","code":429.0}}"#, Said(message: "m", code: "429")),
            (
                #"{"error":{"message":"m","status":"UNAVAILABLE","code":503}}"#,
                Said(message: "m", type: "UNAVAILABLE", code: "503")
            ),
            (#"{"error":{"message":"m","status":503}}"#, Said(message: "m")),
            (#"{"error":{"message":"m","type":"","reason":"r"}}"#, Said(message: "m", type: "r")),
            (#"{"error":{"message":"m","type":["a"],"code":true}}"#, Said(message: "m", code: "true")),
            (#"{"error":"m","code":"c"}"#, Said(message: "m", code: "c")),
            (#"{"error":"m","type":"t"}"#, Said(message: "m", type: "t")),
            (#"{"error":{"type":"t"},"message":"m"}"#, Said(message: "m", type: "t")),
            (#"{"error":{"error":"m","code":1}}"#, Said(message: "m", code: "1")),
            (#"{"error":{"detail":"m"}}"#, Said(message: "m")),
            (#"{"error":["m"]}"#, Said(message: "m")),
            (#"{"error":[{"message":"m","code":"c"}]}"#, Said(message: "m", code: "c")),
            (#"[{"error":{"message":"m","code":5}}]"#, Said(message: "m", code: "5")),
            (
                #"{"message":"m","type":"t","code":"1500","object":"error"}"#,
                Said(message: "m", type: "t", code: "1500")
            ),
            (#"{"message":["a","b"]}"#, Said(message: "a, b")),
            (#"{"message":{"detail":[{"loc":["n"],"msg":"bad n"}]},"type":"t"}"#, Said(message: "bad n", type: "t")),
            (#"{"detail":"m"}"#, Said(message: "m")),
            (#"{"detail":["m","n"]}"#, Said(message: "m, n")),
            (#"{"detail":[{"msg":"m","type":"x"},{"msg":"n"}]}"#, Said(message: "m, n")),
            (#"{"detail":{"message":"m"}}"#, Said(message: "m")),
            (#"{"detail":{"message":"m","type":"t","code":"c"}}"#, Said(message: "m", type: "t", code: "c")),
            (#"{"detail":{"message":"m"},"code":"c"}"#, Said(message: "m", code: "c")),
            (#"{"detail":{"error":{"message":"m","code":"c"}}}"#, Said(message: "m", code: "c")),
            (#"{"detail":{"error":"m"}}"#, Said(message: "m")),
            (#"{"error":{"error":{"message":"m","type":"t","code":"c"}}}"#, Said(message: "m", type: "t", code: "c")),
            (#"{"error":{"error":{"error":{"message":"m"}}}}"#, Said(message: "m")),
            (#"{"message":{"error":{"message":"m"}}}"#, Said(message: "m")),
            (#"{"message":{"message":"m","code":1},"type":"t"}"#, Said(message: "m", type: "t", code: "1")),
            (#"{"error":true,"message":"m"}"#, Said(message: "m")),
            (#"{"error":false,"message":"m"}"#, Said(message: "m")),
            (#"{"error":500,"message":"m"}"#, Said(message: "m")),
            (#"{"error":"","message":"m"}"#, Said(message: "m")),
            (#"{"error":{},"detail":"m"}"#, Said(message: "m")),
            (#"{"error":"<html><body>502</body></html>"}"#, Said()),
            (#"{"errors":[{"message":"m"}]}"#, Said(message: "m")),
            (
                #"{"success":false,"errors":[{"code":7003,"message":"m"}],"messages":[]}"#,
                Said(message: "m", code: "7003")
            ),
            (#"{"errors":[{"message":"m"},{"message":"n"}]}"#, Said(message: "m, n")),
            (#"{"title":"m","status":400}"#, Said(message: "m")),
            (#"{"error":{"message":"  m\n"}}"#, Said(message: "m")),
            (#"{"error":{"message":"{not json"}}"#, Said(message: "{not json")),
            (#"{"error":{"message":"[m] is bad"}}"#, Said(message: "[m] is bad")),
            (
                #"{"error":{"message":"{\"error\":{\"message\":\"m\",\"code\":7}}","code":8}}"#,
                Said(message: "m", code: "7")
            ),
            (#"{"error":{"message":"{\"error\":{\"message\":\"m\"}}","type":"t"}}"#, Said(message: "m", type: "t")),
            (#"{"error":{"message":"[{\"error\":{\"message\":\"m\"}}]"}}"#, Said(message: "m")),
            (#"{"error":""}"#, Said()),
            (#"{"error":{}}"#, Said()),
            (#"{"error":{"message":null}}"#, Said()),
            (#"{"error":{"message":""}}"#, Said()),
            (#"{"error":true}"#, Said()),
            (#"{}"#, Said()),
            (#"[]"#, Said()),
            (#""m""#, Said(message: "m")),
            (#"null"#, Said()),
        ]
    )
    func shapes(body: String, said: Said) throws {
        #expect(Said(json: try JSONValue(parsing: body)) == said)
    }

    @Test("A message nested without end is given up on soon")
    func nesting() throws {
        let depth = 500
        let nested = String(repeating: #"{"message":"#, count: depth) + "1" + String(repeating: "}", count: depth)
        #expect(Said(json: try JSONValue(parsing: nested)).code == nil)
    }
}
