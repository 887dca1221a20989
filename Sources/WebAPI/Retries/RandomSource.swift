/// A random number generator that can be handed from task to task; a test brings one of its own.
public struct RandomSource: RandomNumberGenerator, Sendable {
    private let generate: @Sendable () -> UInt64

    /// Makes a generator of a closure, which may be called from any task.
    public init(_ generate: @escaping @Sendable () -> UInt64) {
        self.generate = generate
    }

    /// The next number, with all bits random.
    public mutating func next() -> UInt64 {
        generate()
    }

    /// The generator of the system.
    public static let system = RandomSource {
        var system = SystemRandomNumberGenerator()
        return system.next()
    }
}
