import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a client or a chain has set for its calls.
struct CallPlan: Sendable {
    /// Whom to ask, in order.
    var routes: [CallRoute]
    /// The kinds of failure after which nobody else is asked.
    var finalKinds = ModelChain.finalKinds
    /// The limit of the whole call, over all routes.
    var total: Duration?
    var interruption: InterruptionPolicy
    var caching: Caching?
    var log: CallLog
    var clock: any Clock<Duration>
    var now: @Sendable () -> Date
    var random: RandomSource
    /// What the cache knows the request by; nil where there is no cache.
    var key: CacheKey?
}
