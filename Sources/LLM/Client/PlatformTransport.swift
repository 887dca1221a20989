public import WebAPI

#if os(Linux)
import CurlTransport
#else
import URLSessionTransport
#endif

/// The transport that clients use where they are given none: libcurl on Linux, `URLSession` on Apple's platforms.
public enum PlatformTransport {
    /// One for all clients, so that they share its connections. It is made when it is first used.
    public static let shared: any HTTPTransport = make()

    #if os(Linux)
    private static func make() -> any HTTPTransport { CurlHTTPTransport() }
    #else
    private static func make() -> any HTTPTransport { URLSessionHTTPTransport() }
    #endif
}
