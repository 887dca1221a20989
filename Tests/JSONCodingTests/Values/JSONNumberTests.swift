import JSONCoding
import LLMTesting
import Testing
import WebAPI

@Suite("JSONNumber")
struct JSONNumberTests {
    @Test(
        "a text that is no number makes none",
        arguments: [
            "", "01", "+1", ".5", "1.", "1e", " 1", "1 ", "-", "0x1", "nan", "-NaN", "1,2", "\"1\"", "null",
            "\u{FEFF}1",
        ]
    )
    func invalid(text: String) {
        #expect(JSONNumber(text) == nil)
    }

    @Test(
        "the same number in two notations is equal and hashes alike",
        arguments: [
            ("1", "1.0"), ("1", "10e-1"), ("1000", "1E+3"), ("0", "-0"), ("0", "0.00e99"), ("-1.50", "-15e-1"),
            ("NaN", "NaN"),
            ("12345678901234567890123", "1234567890123456789012.3e1"),
            ("1e99999999999999999999", "1e99999999999999999999"),
        ]
    )
    func equal(left: String, right: String) throws {
        let (left, right) = (try #require(JSONNumber(left)), try #require(JSONNumber(right)))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
    }

    @Test(
        "numbers that round to the same Double differ",
        arguments: [
            ("9007199254740993", "9007199254740992"), ("1", "-1"), ("0.1", "0.10000000000000001"), ("1e400", "1e401"),
            ("Infinity", "-Infinity"), ("10", "1"),
        ]
    )
    func different(left: String, right: String) throws {
        #expect(try #require(JSONNumber(left)) != #require(JSONNumber(right)))
    }

    @Test(
        "integers are exact, or there is none",
        arguments: [
            ("0", 0), ("-0", 0), ("-0.0", 0), ("1.0", 1), ("1e3", 1000), ("-12.50e1", -125),
            ("9223372036854775807", Int.max),
            ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("9223372036854775807.0", Int.max),
            ("1.5", nil),
            ("1e-1", nil), ("0e999999999999", 0), ("1e19", nil), ("1e400", nil), ("1e999999999999999999999", nil),
            ("NaN", nil),
            ("-Infinity", nil), ("100000000000000000000000000000000000000000000000e-46", 10),
        ]
    )
    func int(text: String, expected: Int?) throws {
        #expect(try #require(JSONNumber(text)).int == expected)
    }

    @Test("integers of every width")
    func widths() throws {
        #expect(JSONNumber("255")?.integer(UInt8.self) == 255)
        #expect(JSONNumber("256")?.integer(UInt8.self) == nil)
        #expect(JSONNumber("-1")?.integer(UInt8.self) == nil)
        #expect(JSONNumber(Int128.min).integer(Int128.self) == .min)
        #expect(JSONNumber(UInt128.max).integer(UInt128.self) == .max)
        #expect(JSONNumber("340282366920938463463374607431768211456")?.integer(UInt128.self) == nil)
        #expect(JSONNumber("34028236692093846346337460743176821145.5e1")?.integer(UInt128.self) == .max)
    }

    @Test("floating-point numbers")
    func double() throws {
        #expect(JSONNumber("0.1")?.double == 0.1)
        #expect(JSONNumber("1e400")?.double == nil)
        #expect(JSONNumber("1e-400")?.double == 0)
        #expect(JSONNumber("-0")?.double?.sign == .minus)
        #expect(JSONNumber("NaN")?.double?.isNaN == true)
        #expect(JSONNumber("-Infinity")?.double == -.infinity)
        #expect(JSONNumber("1e39")?.floatingPoint(Float.self) == nil)
        #expect(JSONNumber("NaN")?.isFinite == false)
        #expect(JSONNumber("1e400")?.isFinite == true)
    }

    @Test("floating-point numbers are written in the shortest way that reads back")
    func shortest() {
        #expect(JSONNumber(0.1).text == "0.1")
        #expect(JSONNumber(Float(0.1)).text == "0.1")
        #expect(JSONNumber(1.0).text == "1")
        #expect(JSONNumber(-0.0).text == "-0")
        #expect(JSONNumber(1e16).text == "1e+16")
        #expect(JSONNumber(Double.nan).text == "NaN")
        #expect(JSONNumber(-Float.infinity).text == "-Infinity")
        var generator = RandomSource.seeded(1)
        for _ in 0..<2000 {
            let value = Double(bitPattern: generator.next())
            guard value.isFinite else { continue }
            #expect(JSONNumber(value).double == value)
            #expect(JSONNumber(JSONNumber(value).text) == JSONNumber(value))
        }
    }
}
