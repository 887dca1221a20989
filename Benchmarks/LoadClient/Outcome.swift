/// What came of a run, as one line of JSON.
public struct Outcome: Sendable {
    var tokens = 0
    var failed = 0
    var cpu = Duration.zero
    var wall = Duration.zero
    /// The times from a request to its first token.
    var firsts: [Duration] = []
    var peakKilobytes = 0
    /// Why an answer was not whole: the first such reason.
    var failure: String?

    mutating func add(_ answer: Answer) {
        switch answer {
        case .whole(let tokens, let first):
            self.tokens += tokens
            if let first { firsts.append(first) }
        case .failed(let reason):
            failed += 1
            failure = failure ?? reason
        }
    }

    var json: String {
        let first = firsts.sorted()[safely: firsts.count / 2] ?? .zero
        return """
            {"tokens":\(tokens),"failed":\(failed),"cpu_us":\(cpu.microseconds),"wall_us":\(wall.microseconds),\
            "first_us":\(first.microseconds),"peak_kb":\(peakKilobytes)}
            """
    }
}

extension Duration {
    fileprivate var microseconds: Int64 { Int64(self / .microseconds(1)) }
}

extension Array {
    fileprivate subscript(safely index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
