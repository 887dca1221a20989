/// A limit of time that several attempts share.
struct CallLimit: Sendable, Hashable {
    /// The whole limit; nil for none.
    var total: Duration?
    /// When it began, on the call's clock.
    var start: Duration

    /// What is left of it; nil where there is no limit.
    func left(at now: Duration) -> Duration? {
        total.map { $0 - elapsed(at: now) }
    }

    /// How much of it is gone.
    func elapsed(at now: Duration) -> Duration { now - start }

    /// The one of two that ends first.
    func sooner(of other: CallLimit, at now: Duration) -> CallLimit {
        guard let left = left(at: now) else { return other }
        guard let otherLeft = other.left(at: now) else { return self }
        return left <= otherLeft ? self : other
    }
}
