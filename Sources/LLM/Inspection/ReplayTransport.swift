import Synchronization
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Answers every request with the same response, without a network.
struct ReplayTransport: HTTPTransport {
    let response: SavedResponse

    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        (response.head, HTTPBody(ReplayBody(response.body)))
    }
}

/// Hands out a body in one piece.
private final class ReplayBody: HTTPBodySource {
    private let bytes: Mutex<[UInt8]>

    init(_ bytes: [UInt8]) {
        self.bytes = Mutex(bytes)
    }

    func next() async throws(TransportError) -> [UInt8]? {
        if Task.isCancelled { throw .cancelled }
        return bytes.withLock { bytes in
            defer { bytes = [] }
            return bytes.isEmpty ? nil : bytes
        }
    }

    func cancel() {}
}

extension SavedResponse {
    /// What a client makes of this response, as the answer to the kind of request that it fits.
    func replayed() async -> Result<ChatCompletion, LLMAPIError> {
        let client = LLMClient(
            baseURL: URL(constant: "http://localhost/v1"),
            timeouts: .none,
            retryPolicy: .never,
            transport: ReplayTransport(response: self)
        )
        let request = ChatRequest(messages: [])
        do throws(LLMAPIError) {
            return .success(
                form == .eventStream ? try await client.stream(request).completion() : try await client.chat(request)
            )
        } catch {
            return .failure(error)
        }
    }
}
