public import WebAPI

#if os(Linux)
import CurlTransport
#else
import URLSessionTransport
#endif

/// The transport that clients use where they are given none: libcurl on Linux, `URLSession` on Apple's platforms.
public enum PlatformTransport {
    /// One for all clients, so that they share its connections. It is made when it is first used.
    #if os(Linux)
    public static let shared: any HTTPTransport = CurlHTTPTransport()
    #else
    public static let shared: any HTTPTransport = URLSessionHTTPTransport()
    #endif
}
