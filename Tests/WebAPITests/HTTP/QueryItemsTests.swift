import Testing
import WebAPI

@Suite("Query items")
struct QueryItemsTests {
    @Test(
        "Every reserved character is encoded",
        arguments: [
            ("Kyiv", "Kyiv"),
            ("a b", "a%20b"),
            ("a+b", "a%2Bb"),
            ("a&b=c", "a%26b%3Dc"),
            ("100%", "100%25"),
            ("%20", "%2520"),
            ("São Paulo", "S%C3%A3o%20Paulo"),
            ("/?#[]@!$'()*,;:", "%2F%3F%23%5B%5D%40%21%24%27%28%29%2A%2C%3B%3A"),
            ("-._~", "-._~"),
            ("🧪", "%F0%9F%A7%AA"),
            ("\"<>\\^`{|}", "%22%3C%3E%5C%5E%60%7B%7C%7D"),
            ("\r\n", "%0D%0A"),
            ("", ""),
        ]
    )
    func encoding(value: String, encoded: String) {
        #expect(QueryItems([("q", value)]).percentEncoded == "q=" + encoded)
        #expect(QueryItems([(value, "1")]).percentEncoded == encoded + "=1")
    }

    @Test("A literal keeps its order and its repetitions")
    func literal() {
        #expect((["b": "2", "a": "1", "b": "3"] as QueryItems).percentEncoded == "b=2&a=1&b=3")
    }

    @Test("A dictionary is sorted by name")
    func dictionary() {
        let values = ["d": "4", "b": "2", "a": "1", "c": "3"]
        #expect(QueryItems(values).percentEncoded == "a=1&b=2&c=3&d=4")
    }

    @Test("No value writes the name alone, and no item writes nothing")
    func absent() {
        #expect(QueryItems([("flag", nil), ("x", "")]).percentEncoded == "flag&x=")
        #expect(QueryItems([:]).percentEncoded == nil)
    }
}
