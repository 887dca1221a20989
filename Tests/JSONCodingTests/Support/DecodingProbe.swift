import Foundation

/// A value that decodes itself in some other way each time: by a random walk through its decoder.
struct DecodingProbe: Decodable {
    init(from decoder: any Decoder) throws {
        guard let walk = decoder.userInfo[Walk.key] as? Walk else { preconditionFailure("a probe needs a walk") }
        walk.note("at \(decoder.codingPath.map(\.stringValue))")
        switch walk.roll(4) {
        case 0:
            if var elements = walk.attempt("unkeyed", { Nested(try decoder.unkeyedContainer()) }) {
                Self.explore(&elements.container, walk)
            }
        case 1:
            let value = walk.attempt("single") { Nested(try decoder.singleValueContainer()) }
            if let value { Self.explore(value.container, walk) }
        default:
            let members = walk.attempt("keyed") { try decoder.container(keyedBy: AnyKey.self) }
            if let members { Self.explore(members, walk) }
        }
    }

    private struct Nested<Container>: Opaque {
        var container: Container

        init(_ container: Container) {
            self.container = container
        }
    }

    private static func explore(_ value: any SingleValueDecodingContainer, _ walk: Walk) {
        walk.note("nil \(value.decodeNil())")
        for _ in 0..<3 {
            switch walk.roll(16) {
            case 0: _ = walk.attempt("Bool") { try value.decode(Bool.self) }
            case 1: _ = walk.attempt("String") { try value.decode(String.self) }
            case 2: _ = walk.attempt("Int") { try value.decode(Int.self) }
            case 3: _ = walk.attempt("Double") { try value.decode(Double.self) }
            case 4: _ = walk.attempt("Float") { try value.decode(Float.self) }
            case 5: _ = walk.attempt("UInt8") { try value.decode(UInt8.self) }
            case 6: _ = walk.attempt("probe") { try value.decode(DecodingProbe.self) }
            default: explore(walk) { type in try value.decode(type) }
            }
        }
    }

    private static func explore(_ elements: inout any UnkeyedDecodingContainer, _ walk: Walk) {
        walk.note("count \(elements.count ?? -1)")
        for _ in 0..<(elements.count ?? 0) + 2 {
            walk.note("\(elements.currentIndex) \(elements.isAtEnd)")
            switch walk.roll(20) {
            case 0: _ = walk.attempt("nil") { try elements.decodeNil() }
            case 1: _ = walk.attempt("Bool") { try elements.decode(Bool.self) }
            case 2: _ = walk.attempt("String") { try elements.decode(String.self) }
            case 3: _ = walk.attempt("Int") { try elements.decode(Int.self) }
            case 4: _ = walk.attempt("Double") { try elements.decode(Double.self) }
            case 5: _ = walk.attempt("UInt16") { try elements.decode(UInt16.self) }
            // At the end of an array Foundation's `decodeIfPresent` moves past it.
            case 6 where !elements.isAtEnd: _ = walk.attempt("String?") { try elements.decodeIfPresent(String.self) }
            case 7:
                let nested = walk.attempt("nested keyed") { try elements.nestedContainer(keyedBy: AnyKey.self) }
                if let nested { explore(nested, walk) }
            case 8:
                if var nested = walk.attempt("nested unkeyed", { Nested(try elements.nestedUnkeyedContainer()) }) {
                    explore(&nested.container, walk)
                }
            case 9:
                let decoder = walk.attempt("super") { Nested(try elements.superDecoder()) }
                if let decoder { _ = walk.attempt("of super") { try DecodingProbe(from: decoder.container) } }
            case 10...14: _ = walk.attempt("probe") { try elements.decode(DecodingProbe.self) }
            default: explore(walk) { type in try elements.decode(type) }
            }
        }
    }

    private static func explore(_ members: KeyedDecodingContainer<AnyKey>, _ walk: Walk) {
        let keys = members.allKeys.sorted { $0.stringValue < $1.stringValue } + [AnyKey(stringValue: "absent")]
        walk.note("keys \(keys.map(\.stringValue))")
        for _ in 0..<keys.count {
            let key = walk.pick(keys)
            switch walk.roll(20) {
            case 0: _ = walk.attempt("nil") { try members.decodeNil(forKey: key) }
            case 1: walk.note("contains \(members.contains(key))")
            case 2: _ = walk.attempt("String") { try members.decode(String.self, forKey: key) }
            case 3: _ = walk.attempt("Int?") { try members.decodeIfPresent(Int.self, forKey: key) }
            case 4: _ = walk.attempt("String?") { try members.decodeIfPresent(String.self, forKey: key) }
            case 5: _ = walk.attempt("Bool?") { try members.decodeIfPresent(Bool.self, forKey: key) }
            case 6: _ = walk.attempt("Int16") { try members.decode(Int16.self, forKey: key) }
            case 7:
                let nested = walk.attempt("nested keyed") {
                    try members.nestedContainer(keyedBy: AnyKey.self, forKey: key)
                }
                if let nested { explore(nested, walk) }
            case 8:
                if var nested = walk.attempt(
                    "nested unkeyed",
                    { Nested(try members.nestedUnkeyedContainer(forKey: key)) }
                ) {
                    explore(&nested.container, walk)
                }
            case 9:
                let decoder = walk.attempt("super") { Nested(try members.superDecoder(forKey: key)) }
                if let decoder { _ = walk.attempt("of super") { try DecodingProbe(from: decoder.container) } }
            case 10:
                let decoder = walk.attempt("super") { Nested(try members.superDecoder()) }
                if let decoder { _ = walk.attempt("of super") { try DecodingProbe(from: decoder.container) } }
            case 11...15: _ = walk.attempt("probe") { try members.decodeIfPresent(DecodingProbe.self, forKey: key) }
            default: explore(walk) { type in try members.decode(type, forKey: key) }
            }
        }
    }

    /// Decodes one of many types through the generic method.
    private static func explore(_ walk: Walk, _ decode: (any (Decodable & Sendable).Type) throws -> any Decodable) {
        let type = walk.pick(types)
        // Which of several members fails first is chance with Foundation's decoder.
        let isOrdered = !"\(type)".contains("Dictionary")
        _ = walk.attempt("\(type)", isOrdered: isOrdered) { Described(try decode(type)) }
    }

    private static let types: [any (Decodable & Sendable).Type] = [
        Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int32.self, Int64.self, Int128.self,
        UInt.self,
        UInt32.self, UInt64.self, UInt128.self, Decimal.self, URL.self, Date.self, Data.self, Int?.self, String?.self,
        [Int].self,
        [Double?].self, [[String]].self, [String: Int].self, [String: Double?].self, [Int: String].self, Set<Int>.self,
        DecodingProbe?.self, [DecodingProbe].self, ClosedRange<Int>.self,
    ]

    /// A value that is described alike however it came about.
    private struct Described: CustomDebugStringConvertible {
        let debugDescription: String

        init(_ value: any Decodable) {
            debugDescription =
                switch value {
                case let dictionary as [String: Int]: "\(dictionary.sorted { $0.key < $1.key })"
                case let dictionary as [String: Double?]: "\(dictionary.sorted { $0.key < $1.key })"
                case let dictionary as [Int: String]: "\(dictionary.sorted { $0.key < $1.key })"
                case let set as Set<Int>: "\(set.sorted())"
                default: "\(value)"
                }
        }
    }
}
