import Foundation

/// A value that encodes itself in some other way each time: by a random walk through its encoder.
struct EncodingProbe: Encodable {
    var depth = 0

    func encode(to encoder: any Encoder) throws {
        guard let walk = encoder.userInfo[Walk.key] as? Walk else { preconditionFailure("a probe needs a walk") }
        switch walk.roll(depth > 4 ? 2 : 6) {
        case 0:
            var container = encoder.singleValueContainer()
            try encodeAny(walk) { try container.encode($0) }
        case 1:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case 2:
            var container = encoder.unkeyedContainer()
            try encode(to: &container, walk)
        default:
            var container = encoder.container(keyedBy: AnyKey.self)
            try encode(to: &container, walk)
            // What a subclass adds.
            var more = encoder.container(keyedBy: AnyKey.self)
            try more.encode(1, forKey: AnyKey(stringValue: "more"))
        }
    }

    private func encode(to container: inout any UnkeyedEncodingContainer, _ walk: Walk) throws {
        for _ in 0..<walk.roll(5) {
            walk.note("count \(container.count)")
            switch walk.roll(10) {
            case 0: try container.encodeNil()
            case 1:
                var nested = container.nestedContainer(keyedBy: AnyKey.self)
                try encode(to: &nested, walk)
            case 2:
                var nested = container.nestedUnkeyedContainer()
                try encode(to: &nested, walk)
            case 3: try EncodingProbe(depth: depth + 1).encode(to: container.superEncoder())
            case 4...6: try container.encode(EncodingProbe(depth: depth + 1))
            default: try encodeAny(walk) { try container.encode($0) }
            }
        }
    }

    private func encode(to container: inout KeyedEncodingContainer<AnyKey>, _ walk: Walk) throws {
        for number in 0..<walk.roll(6) {
            let key = AnyKey(
                stringValue: walk.pick(["z", "someKey", "URLValue", "a_b", "myURL2Go", "/"]) + "\(number)"
            )
            switch walk.roll(12) {
            case 0: try container.encodeNil(forKey: key)
            case 1:
                var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
                try encode(to: &nested, walk)
            case 2:
                var nested = container.nestedUnkeyedContainer(forKey: key)
                try encode(to: &nested, walk)
            case 3: try EncodingProbe(depth: depth + 1).encode(to: container.superEncoder(forKey: key))
            case 4: try container.encodeIfPresent(walk.roll(2) == 0 ? "x" : nil, forKey: key)
            case 5...8: try container.encode(EncodingProbe(depth: depth + 1), forKey: key)
            default: try encodeAny(walk) { try container.encode($0, forKey: key) }
            }
        }
        if walk.roll(6) == 0 { try EncodingProbe(depth: depth + 1).encode(to: container.superEncoder()) }
    }

    private struct Empty: Encodable {
        func encode(to encoder: any Encoder) {}
    }

    private func encodeAny(_ walk: Walk, _ encode: (any Encodable) throws -> Void) throws {
        try encode(walk.pick(Self.values))
    }

    private static let values: [any Encodable & Sendable] = [
        true, 0, -1, Int8.min, Int16.max, Int32.min, Int64.min, Int128.max, UInt(7), UInt8.max, UInt16.max, UInt32.max,
        UInt64.max,
        UInt128.max, 0.1, 1.0, -0.0, 1e21, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude, Float(0.1),
        Float.greatestFiniteMagnitude,
        Float16(1.5), "", "plain", "\"\\/\n\u{1}é漢😀\u{2028}", nil as Int?, 5 as Int?, [1, nil, 3], [[String]](),
        ["b": 1, "a": 2],
        ["someKey": ["otherKey": nil as Bool?]], [3: "x", 10: "y"], Date(timeIntervalSinceReferenceDate: 1.25),
        Data([0, 255]),
        URL(string: "https://example.com/a?b=c&d=é") as URL?, Decimal(12345) / 1000, 1...5, Empty(), [Empty()],
        Date(timeIntervalSince1970: 1_700_000_000) as Date?, Set([1]),
    ]
}
