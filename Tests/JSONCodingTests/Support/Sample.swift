import Foundation

/// A value of many types, with what Swift synthesises for each.
struct Sample: Codable, Hashable, Sendable {
    enum Level: String, Sendable, Codable, CodingKeyRepresentable {
        case low, high
    }

    indirect enum Shape: Codable, Hashable, Sendable {
        case point
        case circle(radius: Double)
        case labelled(Shape, String)
    }

    struct Inner: Codable, Hashable, Sendable {
        var someValue: Int
        var optional: String?
    }

    var zeta = 1
    var alpha = "a"
    var flag = true
    var missing: Int?
    var level = Level.high
    var shapes = [Shape.point, .circle(radius: 0.5), .labelled(.labelled(.point, "x"), "y")]
    var inner = Inner(someValue: 7, optional: nil)
    var byName = ["z": Inner(someValue: 1), "a": Inner(someValue: 2, optional: "o"), "m": Inner(someValue: 3)]
    var byNumber = [10: "ten", 9: "nine", 100: "hundred"]
    var byLevel = [Level.low: 1, .high: 2]
    var nested = [[1, 2], [], [3]]
    var optionals = [1.5, nil]
    var set: Set<Int> = [5]
    var range = 1...3
    var date = Date(timeIntervalSince1970: 1_700_000_000)
    var data = Data([1, 2, 3])
    var url = URL(string: "https://example.com/a/b?c=d")
    var decimal = Decimal(1234567) / 1000
    var big = Int128.min
    var bigger = UInt128.max
    var float: Float = 0.1
    var uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    static let full = Sample()
}
