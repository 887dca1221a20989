extension ScriptedResponse.Step {
    /// How many bytes it writes; none where it writes for ever.
    var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .repeated(let steps, let times) where times < .max: steps.reduce(0) { $0 + $1.count } * times
        default: 0
        }
    }

    /// Whether it is more than a pause of no length, a write of nothing, or something that is done no times.
    var doesSomething: Bool {
        switch self {
        case .bytes(let bytes), .drip(let bytes, _, _): !bytes.isEmpty
        case .delay(let duration): duration > .zero
        case .repeated(let steps, let times): times > 0 && steps.contains(where: \.doesSomething)
        case .wait, .nextRequest, .halfClose, .close, .reset, .silence: true
        }
    }

    /// The step with its bytes as a chunk where the framing asks for it.
    func framed(_ framing: ChatAnswer.Framing) -> Self {
        guard framing == .chunked else { return self }
        return mappingBytes { bytes in
            guard !bytes.isEmpty, case .bytes(let chunk) = Self.chunk(bytes) else { return [] }
            return chunk
        }
    }

    func mappingBytes(_ change: ([UInt8]) -> [UInt8]) -> Self {
        switch self {
        case .bytes(let bytes): .bytes(change(bytes))
        case .repeated(let steps, let times): .repeated(steps.map { $0.mappingBytes(change) }, times: times)
        default: self
        }
    }
}

extension [ScriptedResponse.Step] {
    /// The steps with another one between each two.
    func separated(by step: Element) -> [Element] {
        indices.flatMap { $0 == startIndex ? [self[$0]] : [step, self[$0]] }
    }

    /// Cuts the writes; places count over all of them.
    mutating func split(_ split: ChatAnswer.Split) {
        var place = 0
        self = flatMap { step -> [ScriptedResponse.Step] in
            guard case .bytes(let bytes) = step else { return [step] }
            var parts: [[UInt8]] = []
            for byte in bytes {
                if parts.isEmpty || split.cuts(before: place) { parts.append([]) }
                parts[parts.count - 1].append(byte)
                place += 1
            }
            return parts.map { .bytes($0) }.separated(by: .delay(split.pause))
        }
    }

    /// The steps up to a number of bytes written; what is repeated is not counted.
    func first(bytes limit: Int) -> [ScriptedResponse.Step] {
        var left = limit
        var kept: [ScriptedResponse.Step] = []
        for step in self {
            guard case .bytes(let bytes) = step else {
                kept.append(step)
                continue
            }
            kept.append(.bytes([UInt8](bytes.prefix(left))))
            left -= bytes.count
            if left <= 0 { break }
        }
        return kept
    }
}

extension ChatAnswer.Split {
    fileprivate func cuts(before place: Int) -> Bool {
        places.contains(place) || size.map { $0 > 0 && place % $0 == 0 } == true
    }
}
