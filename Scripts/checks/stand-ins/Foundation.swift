// The types that most of our code over Foundation speaks of, so that the compiler understands more of it.
public protocol LocalizedError: Error {
    var errorDescription: String? { get }
}

public struct Data: Sendable, Hashable, Codable, MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    private var bytes: [UInt8] = []

    public init() {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { bytes.count }

    public subscript(position: Int) -> UInt8 {
        get { bytes[position] }
        set { bytes[position] = newValue }
    }

    public mutating func replaceSubrange(_ range: Range<Int>, with bytes: some Collection<UInt8>) {}
}

public struct Date: Sendable, Hashable, Codable {
    public init(timeIntervalSince1970: Double) {}
}

public struct URL: Sendable, Hashable, Codable {
    public let absoluteString: String

    public init?(string: String) { nil }
}
