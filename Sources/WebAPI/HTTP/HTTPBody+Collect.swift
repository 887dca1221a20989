#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPBody {
    /// What was read of a body into memory.
    public struct Collected: Sendable {
        /// The bytes, at most as many as asked for.
        public var data: Data
        /// Whether these are all.
        public var isComplete: Bool
        /// What ended the body before its end, or nil.
        public var failure: TransportError?
    }

    /// Reads the body into memory, `limit` bytes at most, and closes the connection when there are more.
    ///
    /// It never throws: what came before a failure stands in the result, beside the failure.
    public func collect(upTo limit: Int) async -> Collected {
        var data = Data()
        var iterator = makeAsyncIterator()
        do throws(TransportError) {
            while let chunk = try await iterator.next() {
                guard data.count + chunk.count <= limit else {
                    data.append(contentsOf: chunk.prefix(limit - data.count))
                    cancel()
                    return Collected(data: data, isComplete: false, failure: nil)
                }
                data.append(contentsOf: chunk)
            }
            return Collected(data: data, isComplete: true, failure: nil)
        } catch {
            return Collected(data: data, isComplete: false, failure: error)
        }
    }

    /// Reads the body into memory as ``collect(upTo:)`` does, and closes the connection when `time` is over.
    ///
    /// A body that was ended so has ``TransportError/cancelled`` for its failure.
    public func collect(upTo limit: Int, within time: Duration, clock: any Clock<Duration>) async -> Collected {
        async let _ = cancel(after: time, clock: clock)
        return await collect(upTo: limit)
    }

    /// Closes the connection when `time` is over, unless the task is cancelled first.
    package func cancel(after time: Duration, clock: any Clock<Duration>) async {
        do {
            try await clock.pause(for: time)
        } catch {
            return  // The body ended first.
        }
        cancel()
    }
}
