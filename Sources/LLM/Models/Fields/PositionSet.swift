/// A set of small positions; those below 64 take no allocation.
struct PositionSet: ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: Set<Int> = []

    init(arrayLiteral elements: Int...) {
        for element in elements { _ = insert(element) }
    }

    func contains(_ position: Int) -> Bool {
        position < 64 ? low & (1 << UInt64(position)) != 0 : high.contains(position)
    }

    /// Adds a position. Returns whether it is new.
    mutating func insert(_ position: Int) -> Bool {
        guard position < 64 else { return high.insert(position).inserted }
        let isNew = !contains(position)
        low |= 1 << UInt64(position)
        return isNew
    }
}
