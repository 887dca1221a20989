public import WebAPI

#if os(Linux)
import CurlTransport
#else
import URLSessionTransport
#endif

/// The transport that clients use where they are given none: libcurl on Linux, `URLSession` on Apple's platforms.
public enum PlatformTransport {
    /// One for all clients, so that they share its connections. It is made when it is first used.
    public static let shared: any HTTPTransport = platform

    #if os(Linux)
    private static let platform = CurlHTTPTransport()

    /// Gets ready for the first request while the program does something else. Without it, that request does so.
    package static func prepare() { platform.prepare() }
    #else
    private static let platform = URLSessionHTTPTransport()

    /// Nothing: a session is ready when it is made.
    package static func prepare() {}
    #endif
}
