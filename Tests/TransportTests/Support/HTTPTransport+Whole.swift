import FaultServer
import Foundation
import WebAPI

/// A response with its body read to the end.
struct WholeResponse {
    var head: HTTPResponse
    var body: [UInt8]
    /// What ended the body too early, or nil.
    var failure: TransportError?

    var text: String { String(decoding: body, as: UTF8.self) }
}

extension HTTPTransport {
    /// Sends a request and reads the body to its end, or to its failure.
    func whole(_ request: HTTPRequest) async throws(TransportError) -> WholeResponse {
        let (head, body) = try await send(request)
        let collected = await body.collect(upTo: .max)
        return WholeResponse(head: head, body: Array(collected.data), failure: collected.failure)
    }

    /// Gets the root of a server and reads the body to its end, or to its failure.
    func whole(_ server: ScriptedServer) async throws(TransportError) -> WholeResponse {
        try await whole(HTTPRequest(url: server.url))
    }

    /// What sending fails with, or nil where a response comes.
    func failure(_ request: HTTPRequest) async -> TransportError? {
        do throws(TransportError) {
            _ = try await whole(request)
            return nil
        } catch {
            return error
        }
    }
}

extension TransportError {
    /// The phase that failed, or nil for another kind of error.
    var phase: Phase? {
        guard case .failed(let phase, _) = self else { return nil }
        return phase
    }
}

extension HTTPBody.AsyncIterator {
    /// Reads until `count` bytes are there, or the body ends.
    mutating func read(atLeast count: Int) async throws(TransportError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count, let chunk = try await next() { bytes += chunk }
        return bytes
    }

    /// Reads until `count` bytes have come, or the body ends; says how many they were.
    mutating func skip(atLeast count: Int) async throws(TransportError) -> Int {
        var skipped = 0
        while skipped < count, let chunk = try await next() { skipped += chunk.count }
        return skipped
    }

    /// Reads as many bytes as a text has and returns them as text.
    mutating func read(like text: String) async throws(TransportError) -> String {
        String(decoding: try await read(atLeast: text.utf8.count), as: UTF8.self)
    }
}
