import WebAPI

extension HTTPBody {
    /// Reads what follows the end of an answer, so that the connection can be used again; where it takes more than
    /// `limit` bytes or longer than `time`, the connection is closed.
    func drain(upTo limit: Int, within time: Duration, clock: any Clock<Duration>) async {
        async let _ = cancel(after: time, clock: clock)
        var count = 0
        var iterator = makeAsyncIterator()
        do throws(TransportError) {
            while count <= limit, let chunk = try await iterator.next() { count += chunk.count }
        } catch {
            return  // The answer is complete; what became of its connection does not matter.
        }
        if count > limit { cancel() }
    }
}
