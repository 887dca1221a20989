import Foundation
import JSONCoding
import LLMTesting
import Testing
import WebAPI

@Suite("Strategies of the coders")
struct CodingStrategyTests {
    private struct Event: Codable, Hashable {
        var someDate: Date
        var rawData: Data
        var ratioX: Double
        var tags: [String: [String: Int]]
    }

    private let event = Event(
        someDate: Date(timeIntervalSince1970: 1_700_000_000),
        rawData: Data([0xFF, 0]),
        ratioX: 0.5,
        tags: ["keep_this": ["andThis": 1]]
    )

    @Test("keys and dates")
    func snakeCase() throws {
        var (encoder, decoder) = (StableJSONEncoder(), TolerantJSONDecoder())
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .iso8601
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        let data = try encoder.encode(event)
        #expect(
            String(decoding: data, as: UTF8.self) == """
                {"some_date":"2023-11-14T22:13:20Z","raw_data":"/wA=","ratio_x":0.5,"tags":{"keep_this":{"andThis":1}}}
                """
        )
        #expect(try decoder.decode(Event.self, from: data) == event)
    }

    @Test("dates in seconds and milliseconds, and bytes as numbers")
    func numbers() throws {
        var (encoder, decoder) = (StableJSONEncoder(), TolerantJSONDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.dataEncodingStrategy = .deferredToData
        decoder.dateDecodingStrategy = .secondsSince1970
        decoder.dataDecodingStrategy = .deferredToData
        var data = try encoder.encode(event)
        #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"{"someDate":1700000000,"rawData":[255,0],"#))
        #expect(try decoder.decode(Event.self, from: data) == event)

        encoder.dateEncodingStrategy = .millisecondsSince1970
        decoder.dateDecodingStrategy = .millisecondsSince1970
        data = try encoder.encode(event)
        #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"{"someDate":1700000000000,"#))
        #expect(try decoder.decode(Event.self, from: data) == event)
    }

    @Test("functions of one's own")
    func custom() throws {
        var (encoder, decoder) = (StableJSONEncoder(), TolerantJSONDecoder())
        encoder.keyEncodingStrategy = .custom { AnyKey(stringValue: "\($0.count)-" + ($0.last?.stringValue ?? "")) }
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode("@\(Int(date.timeIntervalSince1970))")
        }
        encoder.dataEncodingStrategy = .custom { data, encoder in
            var container = encoder.unkeyedContainer()
            try container.encode(data.count)
        }
        decoder.keyDecodingStrategy = .custom { AnyKey(stringValue: String($0.last?.stringValue.dropFirst(2) ?? "")) }
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            return Date(timeIntervalSince1970: Double(text.dropFirst()) ?? 0)
        }
        decoder.dataDecodingStrategy = .custom { decoder in
            var container = try decoder.unkeyedContainer()
            return try container.decode(Int.self) == 2 ? Data([0xFF, 0]) : Data()
        }
        let data = try encoder.encode(event)
        #expect(
            String(decoding: data, as: UTF8.self) == """
                {"1-someDate":"@1700000000","1-rawData":[2],"1-ratioX":0.5,"1-tags":{"keep_this":{"andThis":1}}}
                """
        )
        #expect(try decoder.decode(Event.self, from: data) == event)
    }

    @Test("strings for numbers that are not finite")
    func nonConformingFloats() throws {
        var (encoder, decoder) = (StableJSONEncoder(), TolerantJSONDecoder())
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+",
            negativeInfinity: "-",
            nan: "?"
        )
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "+",
            negativeInfinity: "-",
            nan: "?"
        )
        let data = try encoder.encode([1.5, .infinity, -.infinity, .nan])
        #expect(String(decoding: data, as: UTF8.self) == #"[1.5,"+","-","?"]"#)
        let values = try decoder.decode([Double].self, from: data)
        #expect(values.dropLast() == [1.5, .infinity, -.infinity])
        #expect(values.last?.isNaN == true)
        #expect(throws: DecodingError.self) { try decoder.decode(Double.self, from: Data(#""x""#.utf8)) }
        #expect(throws: DecodingError.self) { try TolerantJSONDecoder().decode(Double.self, from: Data(#""+""#.utf8)) }
    }

    @Test(
        "dates by ISO 8601",
        arguments: [
            ("2024-01-02T03:04:05Z", 1_704_164_645), ("2024-01-02T03:04:05.250Z", 1_704_164_645.25),
            ("2024-01-02T03:04:05+01:00", 1_704_161_045), ("2024-01-02", nil), ("", nil), ("2024-13-02T03:04:05Z", nil),
        ] as [(String, Double?)]
    )
    func iso8601(text: String, seconds: Double?) throws {
        var decoder = TolerantJSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let data = Data("\"\(text)\"".utf8)
        if let seconds {
            #expect(abs(try decoder.decode(Date.self, from: data).timeIntervalSince1970 - seconds) < 0.001)
        } else {
            let error = #expect(throws: DecodingError.self) { try decoder.decode(Date.self, from: data) }
            #expect(error?.jsonError?.kind == .invalidValue)
        }
    }

    /// Foundation's rules, on names that it might take apart in another way.
    @Test("names between camel case and snake case are as with Foundation")
    func names() throws {
        var generator = RandomSource.seeded(7)
        for _ in 0..<500 {
            let length = Int.random(in: 1...10, using: &generator)
            let name = (0..<length).map { _ in generator.pick(["a", "b", "C", "D", "_", "_", "1", "é", "É", " "]) }
                .joined()
            var (encoder, decoder) = (StableJSONEncoder(), TolerantJSONDecoder())
            encoder.keyEncodingStrategy = .convertToSnakeCase
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            let (foundationEncoder, foundationDecoder) = (JSONEncoder(), JSONDecoder())
            foundationEncoder.keyEncodingStrategy = .convertToSnakeCase
            foundationDecoder.keyDecodingStrategy = .convertFromSnakeCase
            let named = OneName(name: name)
            #expect(try encoder.encode(named) == foundationEncoder.encode(named))
            let document = JSONValue.object([name: 1]).data
            let theirs = try foundationDecoder.decode(OneName.self, from: document)
            #expect(try decoder.decode(OneName.self, from: document).name == theirs.name)
        }
    }

    private struct OneName: Codable {
        let name: String

        init(name: String) {
            self.name = name
        }

        init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: AnyKey.self).allKeys.first?.stringValue ?? "none"
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: AnyKey.self)
            try container.encode(1, forKey: AnyKey(stringValue: name))
        }
    }
}
