#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ValueEncoder {
    /// Encodes one of Foundation's types that JSON has a notation of its own for; returns whether it is one.
    func encodeFoundationValue<Value: Encodable>(_ value: Value) throws -> Bool {
        switch Value.self {
        case is Date.Type: try (value as? Date).map(encodeDate)
        case is Data.Type: try (value as? Data).map(encodeData)
        case is URL.Type: (value as? URL).map { encode($0.absoluteString) }
        case is Decimal.Type: try (value as? Decimal).map(encodeDecimal)
        default: return false
        }
        return true
    }

    private func encodeDate(_ date: Date) throws {
        switch shared.settings.dateEncodingStrategy {
        case .deferredToDate: try date.encode(to: self)
        case .secondsSince1970: try encode(date.timeIntervalSince1970)
        case .millisecondsSince1970: try encode(1000 * date.timeIntervalSince1970)
        case .iso8601: encode(date.formatted(.iso8601))
        case .custom(let write): try write(date, self)
        }
    }

    private func encodeData(_ data: Data) throws {
        switch shared.settings.dataEncodingStrategy {
        case .deferredToData: try data.encode(to: self)
        case .base64: encode(data.base64EncodedString())
        case .custom(let write): try write(data, self)
        }
    }

    private func encodeDecimal(_ decimal: Decimal) throws {
        guard let number = JSONNumber(decimal.description), number.isFinite else {
            let reason = "JSON has no number \(decimal)"
            throw EncodingError.invalidValue(decimal, .init(codingPath: codingPath, debugDescription: reason))
        }
        slot.set(.number(number))
    }
}
