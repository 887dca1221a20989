extension Connection {
    /// Plays steps one after another.
    mutating func play(_ steps: [ScriptedResponse.Step]) throws(Ended) {
        for step in steps { try play(step) }
    }

    private mutating func play(_ step: ScriptedResponse.Step) throws(Ended) {
        switch step {
        case .bytes(let bytes): try write(bytes)
        case .drip(let bytes, let size, let pause): try drip(bytes, size: max(size, 1), every: pause)
        case .delay(let duration): try pass(duration)
        case .wait(let gate): while try wait(for: gate) != .admitted {}
        case .repeated(let steps, let times): try `repeat`(steps, times: times)
        case .nextRequest: _ = recorder.received(try readRequest())
        case .halfClose: try ending { (socket) throws(ScriptedServerError) in try socket.endWriting() }
        case .close: try close()
        case .reset:
            try ending { (socket) throws(ScriptedServerError) in try socket.resetOnClose() }
            throw Ended(end: .serverReset)
        case .silence: while true { _ = try wait() }
        }
    }

    private mutating func drip(_ bytes: [UInt8], size: Int, every pause: Duration) throws(Ended) {
        for start in stride(from: 0, to: bytes.count, by: size) {
            try write(Array(bytes[start..<min(start + size, bytes.count)]))
            try pass(pause)
        }
    }

    private mutating func `repeat`(_ steps: [ScriptedResponse.Step], times: Int) throws(Ended) {
        for _ in 0..<max(times, 0) {
            try play(steps)
            // Steps that never wait must not keep the server from being stopped.
            try pass(.zero)
        }
    }

    private mutating func pass(_ duration: Duration) throws(Ended) {
        let deadline = ContinuousClock.now + duration
        while try wait(until: deadline) != .timedOut {}
    }

    /// Closes in order: what has come is read first, since a system resets a connection that is closed with bytes
    /// unread, and so may destroy the end of the answer.
    private mutating func close() throws(Ended) {
        try pass(.zero)
        throw Ended(end: .serverClosed)
    }

    private func ending(_ body: (Socket) throws(ScriptedServerError) -> Void) throws(Ended) {
        do throws(ScriptedServerError) {
            try body(socket)
        } catch {
            throw Ended(end: .clientReset)
        }
    }
}
