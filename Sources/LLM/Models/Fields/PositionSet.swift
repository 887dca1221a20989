/// A set of small positions; those below 64 take no allocation.
struct PositionSet: ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: Set<Int> = []

    init(arrayLiteral elements: Int...) {
        for element in elements {
            insert(element)
        }
    }

    func contains(_ position: Int) -> Bool {
        position < 64 ? low & (1 << UInt64(position)) != 0 : high.contains(position)
    }

    mutating func insert(_ position: Int) {
        if position < 64 {
            low |= 1 << UInt64(position)
        } else {
            high.insert(position)
        }
    }
}
