import Foundation
import LoadClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client as one writes it at first: a session with a delegate, lines, `JSONDecoder`.
struct PlainPeer: Peer {
    private let url: URL
    private let delegate = StreamDelegate()
    private let session: URLSession

    init(baseURL: URL) {
        url = baseURL.appendingPathComponent("chat/completions")
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 20_000
        configuration.timeoutIntervalForRequest = 600
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    func stream(leavingAtFirstToken leaves: Bool) async throws -> Tally {
        var tally = Tally()
        let task = session.dataTask(with: try request(stream: true))
        for try await _ in delegate.pieces(of: task) {
            tally.addToken()
            if leaves { break }
        }
        return tally
    }

    func call() async throws {
        let (data, response) = try await session.data(for: try request(stream: false))
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw ChatError.status(status) }
        let completion = try JSONDecoder().decode(Completion.self, from: data)
        guard let content = completion.choices.first?.message.content, !content.isEmpty else { throw ChatError.empty }
    }

    private func request(stream: Bool) throws -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(Question(stream: stream))
        return request
    }
}
