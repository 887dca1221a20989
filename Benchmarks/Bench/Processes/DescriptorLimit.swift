import Foundation

/// How many descriptors a process may have open.
struct DescriptorLimit: Sendable {
    /// How many it was before it was raised.
    let before: Int
    /// How many it is.
    let now: Int

    /// Raises it for this process, and those that it starts, as far as the system lets us.
    static func raised() -> DescriptorLimit {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let before = Int(clamping: limit.rlim_cur)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return DescriptorLimit(before: before, now: Int(clamping: limit.rlim_cur))
    }

    /// Whether a client, or the server, may have so many connections and what else it needs.
    func allows(streams: Int) -> Bool { streams + 100 <= now }
}
