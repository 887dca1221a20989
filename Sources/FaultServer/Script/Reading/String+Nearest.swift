extension String {
    /// The name that this was probably meant to be: at most two changes away, or the only one that it begins or ends.
    func nearest(among names: [String]) -> String? {
        let ranked = names.map { (name: $0, changes: changes(to: $0)) }.min { $0.changes < $1.changes }
        if let ranked, ranked.changes <= min(2, count / 2) { return ranked.name }
        let related = names.filter { !isEmpty && ($0.hasPrefix(self) || $0.hasSuffix(self)) }
        return related.count == 1 ? related[0] : nil
    }

    /// How many characters must be put in, taken out or replaced.
    private func changes(to other: String) -> Int {
        var row = Array(0...other.count)
        for (index, character) in enumerated() {
            var corner = row[0]
            row[0] = index + 1
            for (column, otherCharacter) in other.enumerated() {
                let replaced = corner + (character == otherCharacter ? 0 : 1)
                corner = row[column + 1]
                row[column + 1] = Swift.min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[other.count]
    }
}
