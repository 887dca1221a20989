/// Documents around the edges of the grammar, in the spirit of the public JSON test suites.
enum Grammar {
    /// What is JSON, and how it is written again. Alike with and without white space around it.
    static let accepted: [(text: String, compact: String)] = [
        ("null", "null"), ("true", "true"), ("false", "false"),
        ("0", "0"), ("-0", "-0"), ("-0.0", "-0.0"), ("0e1", "0e1"), ("0E+00", "0E+00"), ("1e400", "1e400"),
        ("1E-400", "1E-400"), ("1.000", "1.000"),
        ("123456789012345678901234567890.5", "123456789012345678901234567890.5"),
        (#""""#, #""""#), (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#), (#""\u0041\u00e9\u6F22""#, #""Aé漢""#),
        (#""\u0000\u001F""#, #""\u0000\u001f""#), ("\"\u{7F}\u{2028}\u{FEFF}\"", "\"\u{7F}\u{2028}\u{FEFF}\""),
        (#""\ud83d\ude00""#, #""😀""#), (#""\uD83D\uDE00\uD83D\uDE00""#, #""😀😀""#), (#""\uFFFF""#, "\"\u{FFFF}\""),
        ("[]", "[]"), ("[ ]", "[]"), ("[[]]", "[[]]"), ("[\t1 ,\r\n2 ]", "[1,2]"),
        ("[null,[true,{}]]", "[null,[true,{}]]"),
        ("{}", "{}"), ("{ }", "{}"), (#"{"":0}"#, #"{"":0}"#), (#"{ "a" : 1 , "b" : [ ] }"#, #"{"a":1,"b":[]}"#),
        (#"{"a":1,"a":2,"b":3,"\u0061":4}"#, #"{"a":1,"b":3}"#), (#"{"b":{"b":1},"a":0}"#, #"{"b":{"b":1},"a":0}"#),
    ]

    /// What is tolerated although it is not JSON, and how it is written again.
    static let tolerated: [(bytes: [UInt8], compact: String)] = [
        ([0xEF, 0xBB, 0xBF] + "[1]".utf8, "[1]"),
        (Array("NaN".utf8), "null"), (Array("Infinity".utf8), "null"), (Array("[-Infinity, 1]".utf8), "[null,1]"),
        (Array(#""\ud800""#.utf8), "\"\u{FFFD}\""), (Array(#""\udc00\ud800x""#.utf8), "\"\u{FFFD}\u{FFFD}x\""),
        (Array(#""\ud83d\ud83d\ude00""#.utf8), "\"\u{FFFD}😀\""),
        (Array(#""\ud83d\n\ude00""#.utf8), "\"\u{FFFD}\\n\u{FFFD}\""),
        (Array(#""\ud83dx""#.utf8), "\"\u{FFFD}x\""),
        (quoted([0xFF]), "\"\u{FFFD}\""), (quoted([0x80, 0x61]), "\"\u{FFFD}a\""),
        (quoted([0xC3]), "\"\u{FFFD}\""), (quoted([0xC0, 0xAF]), "\"\u{FFFD}\u{FFFD}\""),
        (quoted([0xE6, 0xBC, 0x61]), "\"\u{FFFD}a\""), (quoted([0xED, 0xA0, 0x80]), "\"\u{FFFD}\u{FFFD}\u{FFFD}\""),
        (quoted([0xF0, 0x9F, 0x98]), "\"\u{FFFD}\""), (quoted([0x5C, 0x6E, 0xFF]), "\"\\n\u{FFFD}\""),
    ]

    /// What is no JSON, and at which byte that shows.
    static let rejected: [(text: String, offset: Int)] = [
        ("<html>", 0), ("x", 0), ("'a'", 0), ("]", 0), ("}", 0), (",", 0), (":", 0), ("\u{0}", 0),
        ("\u{FEFF}\u{FEFF}1", 3),
        ("+1", 0), (".5", 0), ("01", 1), ("-01", 2), ("00", 1), ("1.x", 2), ("1.e1", 2), ("1ex", 2), ("1e+-1", 3),
        ("-x", 1),
        ("--1", 1), ("0x10", 1), ("1 2", 2), ("1_000", 1), ("1,000", 1), ("-NaN", 1), ("+Infinity", 0), ("-Inf,", 4),
        ("nan", 1), ("infinity", 0), ("True", 0), ("nulL", 3), ("truth", 3), ("nullx", 4), ("undefined", 0),
        ("[1,]", 3), ("[,1]", 1), ("[1,,2]", 3), ("[1 2]", 3), ("[1}", 2), ("[1]]", 3), ("[1;2]", 2), ("[-]", 2),
        ("{,}", 1), (#"{"a":1,}"#, 7), (#"{"a"}"#, 4), (#"{"a":}"#, 5), (#"{"a" 1}"#, 5), (#"{"a"::1}"#, 5),
        (#"{a:1}"#, 1),
        (#"{1:1}"#, 1), (#"{"a":1]"#, 6), (#"{"a":1 "b":2}"#, 7), (#"{"a":1}}"#, 7), (#"{"a":1,,"b":2}"#, 7),
        (#"{'a':1}"#, 1),
        (#"{null:1}"#, 1), ("[1] // x", 4), ("/* x */ 1", 0), ("[1]\u{0}", 3), ("[\u{A0}1]", 1), ("[\u{B}1]", 1),
        ("\"a\nb\"", 2), ("\"\t\"", 1), ("\"12345678\u{0}\"", 9), ("\"\u{1F}\"", 1), (#""\x""#, 2), (#""\'""#, 2),
        (#""\U0041""#, 2),
        (#""\u00g0""#, 5), (#""\u""#, 3), (#""\u 041""#, 3), (#""\u+041""#, 3), (#""\""x"#, 4), (#""a" "b""#, 4),
    ]

    private static func quoted(_ content: [UInt8]) -> [UInt8] {
        [0x22] + content + [0x22]
    }
}
