#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ValueDecoder {
    /// The value as one of Foundation's types that JSON has a notation of its own for; `nil` for any other type.
    func foundationValue<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        if type == Date.self { return try date() as? Value }
        if type == Data.self { return try data() as? Value }
        if type == URL.self { return try url() as? Value }
        if type == Decimal.self { return try decimal() as? Value }
        return nil
    }

    private func date() throws -> Date {
        switch shared.settings.dateDecodingStrategy {
        case .deferredToDate: try Date(from: self)
        case .secondsSince1970: Date(timeIntervalSince1970: try float(Double.self))
        case .millisecondsSince1970: Date(timeIntervalSince1970: try float(Double.self) / 1000)
        case .iso8601: try iso8601Date()
        case .custom(let read): try read(self)
        }
    }

    private func iso8601Date() throws -> Date {
        let text = try string()
        let style = Date.ISO8601FormatStyle()
        if let date = try? style.parse(text) { return date }
        if let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text) { return date }
        throw corrupted("not a date and time by ISO 8601")
    }

    private func data() throws -> Data {
        switch shared.settings.dataDecodingStrategy {
        case .deferredToData: return try Data(from: self)
        case .base64:
            guard let data = Data(base64Encoded: try string()) else { throw corrupted("not Base64") }
            return data
        case .custom(let read): return try read(self)
        }
    }

    private func url() throws -> URL {
        guard let url = URL(string: try string()) else { throw corrupted("not a URL") }
        return url
    }

    private func decimal() throws -> Decimal {
        let number = try number(for: Decimal.self)
        guard number.isFinite, let value = Decimal(string: number.text) else {
            throw corrupted("beyond the range of Decimal")
        }
        return value
    }
}
