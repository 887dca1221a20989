import FaultServer
import Synchronization

/// Tells of each request and each connection's end as they come.
final class ServerLog: Sendable {
    private struct Told {
        var requests = 0
        var ends: Set<Int> = []
    }

    private let server: ScriptedServer
    private let start = ContinuousClock.now
    private let told = Mutex(Told())
    private let following: Mutex<Task<Void, Never>?>

    /// Begins.
    init(_ server: ScriptedServer) {
        self.server = server
        following = Mutex(nil)
        let task = Task { await follow() }
        following.withLock { $0 = task }
    }

    /// Tells the rest and sums up.
    func finish() {
        following.withLock { $0?.cancel() }
        let record = server.record
        tell(record)
        let (requests, connections) = (record.requests.count, record.connections.count)
        standardError(
            "\(requests) \(requests == 1 ? "request" : "requests") on "
                + "\(connections) \(connections == 1 ? "connection" : "connections")"
        )
    }

    private func follow() async {
        while !Task.isCancelled {
            do throws(ScriptedServerError) {
                let seen = told.withLock { ($0.requests, $0.ends.count) }
                tell(
                    try await server.wait(within: .seconds(3_600)) { record in
                        (record.requests.count, record.connections.count { $0.end != nil }) != seen
                    }
                )
            } catch {
                continue
            }
        }
    }

    private func tell(_ record: ServerRecord) {
        told.withLock { told in
            for request in record.requests.dropFirst(told.requests) { standardError(line(request)) }
            told.requests = record.requests.count
            for (number, connection) in record.connections.enumerated() where !told.ends.contains(number) {
                guard let end = connection.end, let ended = connection.ended else { continue }
                told.ends.insert(number)
                let time = seconds(ended)
                standardError("\(time) connection \(number) ended: \(end.rawValue), \(connection.bytesSent) bytes sent")
            }
        }
    }

    private func line(_ request: RecordedRequest) -> String {
        let line = "\(request.method) \(request.target), \(request.body.count) bytes"
        return "\(seconds(request.received)) connection \(request.connection): \(line)"
    }

    /// The time since the start, as seconds with three digits.
    private func seconds(_ instant: ContinuousClock.Instant) -> String {
        let milliseconds = Int((instant - start) / .milliseconds(1))
        let fraction = "\(1_000 + milliseconds % 1_000)".dropFirst()
        return "\(milliseconds / 1_000).\(fraction) s"
    }
}
