import WebAPI

/// The bytes of one body that have come and have not been read.
struct BodyBuffer {
    /// How many bytes may wait; the chunk that crosses the mark is still taken.
    static let highWaterMark = 256 * 1024

    private var bytes: [UInt8] = []
    private var end: Result<Void, TransportError>?
    private var isPaused = false

    /// What a reader finds.
    enum Reading: Equatable {
        case bytes([UInt8])
        case end
        case failure(TransportError)
        case nothingYet
    }

    /// Takes bytes in, or refuses them while too many wait; the next read then says to send them again.
    /// After the end they are dropped: nobody reads them.
    mutating func append(_ chunk: UnsafeRawBufferPointer) -> Bool {
        guard end == nil else { return true }
        guard bytes.count < Self.highWaterMark else {
            isPaused = true
            return false
        }
        if bytes.isEmpty {
            bytes = Array(chunk)
        } else {
            bytes.append(contentsOf: chunk)
        }
        return true
    }

    /// Notes how the body ended; the first end counts.
    mutating func finish(_ result: Result<Void, TransportError>) {
        end = end ?? result
    }

    /// Drops what waits; from now on a reader finds ``TransportError/cancelled``. A body that is over stays as it is.
    mutating func cancel() {
        guard end == nil || !bytes.isEmpty else { return }
        bytes = []
        end = .failure(.cancelled)
    }

    /// Whether no more bytes will come; some may still wait.
    var isFinished: Bool { end != nil }

    /// Whether a reader would find nothing yet.
    var isEmpty: Bool { bytes.isEmpty && end == nil }

    /// Everything that waits, else how the body ended. `resumesSender` tells that the sender was held up and may go on.
    mutating func read() -> (reading: Reading, resumesSender: Bool) {
        if !bytes.isEmpty {
            let taken = bytes
            bytes = []
            let resumesSender = isPaused
            isPaused = false
            return (.bytes(taken), resumesSender)
        }
        switch end {
        case .success: return (.end, false)
        case .failure(let error): return (.failure(error), false)
        case nil: return (.nothingYet, false)
        }
    }
}
