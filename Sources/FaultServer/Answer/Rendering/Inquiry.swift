#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What an answer has to know of the request that it answers.
struct Inquiry: Hashable {
    /// Whether the models are asked for, `GET …/models`.
    var isForModels = false
    /// Whether the request says `"stream":true`.
    var isStreaming = true
    /// The model that the request names, or nil.
    var model: String?
    /// The port in the request's `Host`, or nil.
    var port: String?
}

extension Inquiry {
    private struct Body: Decodable {
        var stream: Bool?
        var model: String?
    }

    /// Reads a request; where its body is no JSON, or none of a chat's, it asks for no stream and no model.
    init(_ request: RecordedRequest) {
        let path = request.target.prefix { $0 != "?" }
        isForModels = request.method == "GET" && path.hasSuffix("/models")
        port = request.header("Host")?.split(separator: ":").dropFirst().last.map(String.init)
        do {
            let body = try JSONDecoder().decode(Body.self, from: Data(request.body))
            isStreaming = body.stream ?? false
            model = body.model
        } catch {
            isStreaming = false
        }
    }
}
