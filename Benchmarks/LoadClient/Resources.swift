#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the process takes of the machine.
enum Resources {
    /// The CPU time so far, user's and system's.
    static var cpu: Duration {
        var usage = rusage()
        getrusage(thisProcess, &usage)
        return usage.ru_utime.duration + usage.ru_stime.duration
    }

    /// The most memory that the process ever held; 0 where the system has no `/proc` to tell.
    static var peakKilobytes: Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
        else { return 0 }
        return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// Lets as many connections be open as the system allows.
    static func raiseDescriptorLimit() {
        var limit = rlimit()
        getrlimit(descriptors, &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(descriptors, &limit)
    }

    #if canImport(Glibc)
    private static var thisProcess: __rusage_who_t { RUSAGE_SELF.rawValue }
    private static var descriptors: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
    #else
    private static var thisProcess: Int32 { RUSAGE_SELF }
    private static var descriptors: Int32 { RLIMIT_NOFILE }
    #endif
}

extension timeval {
    fileprivate var duration: Duration { .seconds(Int64(tv_sec)) + .microseconds(Int64(tv_usec)) }
}
