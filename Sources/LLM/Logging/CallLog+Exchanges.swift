import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What goes over the network.
extension CallLog {
    /// A request goes out.
    func sending(_ request: HTTPRequest) {
        tell(
            .debug,
            "Request",
            [Field("method", request.method.rawValue), Field("url", request.url.redacted)]
                + request.headers.map { Field($0.name, Self.shows($0.name) ? $0.value : "[redacted]") }
        )
        if let body = request.body {
            tell(
                .trace,
                "Request body",
                [Field("body", String(decoding: body.prefix(Self.longestBody), as: UTF8.self))]
            )
        }
    }

    /// The head of a response came.
    func received(_ head: HTTPResponse, after time: Duration) {
        tell(
            .debug,
            "Response",
            [
                Field("status", "\(head.status)"), head.requestID.map { Field("request_id", $0) },
                Field("time", time.inSeconds),
            ]
        )
    }

    /// No response came.
    func gotNothing(because error: TransportError, after time: Duration) {
        tell(.debug, "No response", [Field("error", "\(error)"), Field("time", time.inSeconds)])
    }

    /// Whether a field's value is shown: any but these may be a key, under a name that nobody thought of.
    private static func shows(_ name: String) -> Bool {
        ["accept", "accept-encoding", "accept-language", "connection", "content-type", "user-agent"]
            .contains(name.lowercased())
    }

    /// In bytes: more than is shown of it in the end.
    private static let longestBody = 128 << 10
}
