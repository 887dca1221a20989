import Testing
import Transports

extension Trait where Self == ConditionTrait {
    /// Skips a test where a limit holds, and says why.
    static func skipped(by limit: KnownLimit) -> ConditionTrait {
        .disabled(if: limit.holdsHere, Comment(rawValue: limit.rawValue))
    }
}
