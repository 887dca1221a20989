#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why the page can't be served.
public enum PageServerError: Error, Sendable, Hashable {
    /// Another program listens at the port that was asked for.
    case portTaken(Int)
    /// The system gives the port to nobody but its administrator.
    case portForbidden(Int)
    /// This machine has no such address.
    case unknownHost(String)
    /// Other machines could connect to the host, and that was not allowed.
    case reachable(host: String)
    /// The server runs already, or was stopped.
    case notStartable
    /// A call of the system failed, with its `errno`.
    case system(String, code: Int32)
}

extension PageServerError: CustomStringConvertible, LocalizedError {
    /// What happened and what to do next, for a person.
    public var description: String {
        switch self {
        case .portTaken(let port):
            "Port \(port) is taken by another program. Name another with --port, or leave it out to get a free one."
        case .portForbidden(let port):
            "Port \(port) is not for everybody to use. Name one from 1024 to 65535 with --port."
        case .unknownHost(let host):
            "This machine has no address \(host). Leave --host out to serve the page to this machine only."
        case .reachable(let host):
            "Other machines could reach the page at \(host), and read and ask in your name once they have its URL. Add "
                + "--i-know if that is what you want, or leave --host out."
        case .notStartable:
            "The server was started before. Make another one."
        case .system(let call, let code):
            "The page can't be served: \(call) failed: \(String(cString: strerror(code)))."
        }
    }

    /// The same text.
    public var errorDescription: String? { description }
}
