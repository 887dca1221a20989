import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSessionConfiguration {
    /// A copy that stores nothing, sends nothing unasked and never times out by itself.
    func forTransport(connectionsPerHost: Int) -> URLSessionConfiguration {
        let copy = (copy() as? URLSessionConfiguration) ?? .ephemeral
        // On Linux a cache also makes the process abort when a task is cancelled just after its start.
        copy.urlCache = nil
        copy.requestCachePolicy = .reloadIgnoringLocalCacheData
        copy.httpCookieStorage = nil
        copy.httpCookieAcceptPolicy = .never
        copy.httpShouldSetCookies = false
        copy.urlCredentialStorage = nil
        copy.httpMaximumConnectionsPerHost = connectionsPerHost
        copy.timeoutIntervalForRequest = .longest
        copy.timeoutIntervalForResource = .longest
        #if canImport(Darwin)
        copy.waitsForConnectivity = false
        #endif
        return copy
    }
}

extension TimeInterval {
    /// A week: longer than any call, and short enough for the milliseconds of a 32-bit number.
    static let longest: TimeInterval = 604_800
}
