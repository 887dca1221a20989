extension String {
    /// The one among some words that this one is probably meant to be: a slip of the finger or two away, the nearest first,
    /// or else the only one that it begins; nil where there is none.
    package func nearest(among words: some Sequence<String>) -> String? {
        let bound = count < 4 ? 1 : 2
        let near = words.map { (word: $0, slips: slips(to: $0)) }.filter {
            $0.slips <= bound && $0.slips < $0.word.count
        }
        .min { $0.slips < $1.slips }
        if let near { return near.word }
        let longer = words.filter { !isEmpty && $0.lowercased().hasPrefix(lowercased()) }
        return longer.count == 1 ? longer.first : nil
    }

    /// How many letters are missing, too many, wrong or swapped with their neighbour, whatever their case.
    package func slips(to other: String) -> Int {
        let (own, other) = (Array(lowercased()), Array(other.lowercased()))
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (row, letter) in own.enumerated() {
            var next = [row + 1]
            for (column, candidate) in other.enumerated() {
                var cost = Swift.min(last[column + 1] + 1, next[column] + 1)
                cost = Swift.min(cost, last[column] + (letter == candidate ? 0 : 1))
                if row > 0, column > 0, letter == other[column - 1], own[row - 1] == candidate {
                    cost = Swift.min(cost, beforeLast[column - 1] + 1)
                }
                next.append(cost)
            }
            (beforeLast, last) = (last, next)
        }
        return last[other.count]
    }
}
