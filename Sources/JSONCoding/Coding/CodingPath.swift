/// The keys that lead to a container. A longer path shares the shorter one, so going deeper copies nothing.
indirect enum CodingPath {
    case top
    case inside(CodingPath, any CodingKey)

    /// The keys, outermost first.
    var keys: [any CodingKey] {
        var keys: [any CodingKey] = []
        var path = self
        while case .inside(let outer, let key) = path {
            keys.append(key)
            path = outer
        }
        return keys.reversed()
    }

    /// The path with one more key, if there is one.
    func appending(_ key: (any CodingKey)?) -> CodingPath {
        key.map { .inside(self, $0) } ?? self
    }
}
