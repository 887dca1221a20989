import LLMTesting
import Synchronization
import WebAPI

/// A random walk through the interface of a coder, and a log of what it met.
///
/// Two coders that behave alike, walked from the same seed, leave the same log.
final class Walk: Sendable {
    static let key: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "walk") else { preconditionFailure("a key needs a name") }
        return key
    }()

    private let state: Mutex<(generator: RandomSource, log: [String])>

    init(seed: UInt64) {
        state = Mutex((RandomSource.seeded(seed), []))
    }

    var log: [String] { state.withLock { $0.log } }

    func note(_ line: String) {
        state.withLock { $0.log.append(line) }
    }

    /// A random number below a bound.
    func roll(_ bound: Int) -> Int {
        state.withLock { Int.random(in: 0..<bound, using: &$0.generator) }
    }

    func pick<Element>(_ elements: [Element]) -> Element {
        elements[roll(elements.count)]
    }

    /// Notes what an attempt gives: its value, or how and where it failed.
    ///
    /// Foundation takes `null` for a mismatch with some types and for a missing value with others: here they are one. For a
    /// number that does not fit it throws an error of its own without a path.
    func attempt<Value>(_ name: String, isOrdered: Bool = true, _ body: () throws -> Value) -> Value? {
        do {
            let value = try body()
            note("\(name) = \(Value.self == Void.self || value is any Opaque ? "" : String(reflecting: value))")
            return value
        } catch _ where !isOrdered {
            note("\(name): failed")
        } catch let error as DecodingError {
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                note("\(name): mismatch at \(context.codingPath.map(\.stringValue))")
            case .keyNotFound(let key, let context):
                note("\(name): no key \(key.stringValue) at \(context.codingPath.map(\.stringValue))")
            default:
                note("\(name): corrupted")
            }
        } catch let error as EncodingError {
            guard case .invalidValue(let value, let context) = error else { return nil }
            note("\(name): invalid \(value) at \(context.codingPath.map(\.stringValue))")
        } catch {
            note("\(name): corrupted")
        }
        return nil
    }
}

/// What has no description that two coders could share.
protocol Opaque {}

extension KeyedDecodingContainer: Opaque {}

/// A key of any name.
struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = Int(stringValue)
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
}
