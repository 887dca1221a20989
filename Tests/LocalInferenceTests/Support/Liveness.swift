import Testing
import Waiting

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

/// Whether a process runs. One that has ended and that its new parent has not asked after does not.
func isAlive(_ processID: pid_t) -> Bool {
    guard kill(processID, 0) == 0 else { return false }
    #if os(Linux)
    guard let stat = try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8),
        let name = stat.lastIndex(of: ")")
    else { return false }
    return stat[name...].dropFirst(2).first != "Z"
    #else
    return true
    #endif
}

/// Expects that a process goes.
func expectGone(_ processID: pid_t, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let isGone = try await comesTrue { !isAlive(processID) }
    #expect(isGone, "Process \(processID) is still there.", sourceLocation: sourceLocation)
}
