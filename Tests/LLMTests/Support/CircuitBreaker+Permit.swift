import Testing

@testable import LLM

extension CircuitBreaker {
    /// The permit of a call that is let through at a time; a test fails where it is not.
    mutating func permit(at now: Duration) throws -> Permit {
        let permission = permission(at: now)
        guard case .granted(let permit) = permission else {
            throw Refusal(permission: permission)
        }
        return permit
    }

    private struct Refusal: Error {
        var permission: Permission
    }
}
