extension WideScalars {
    /// Whether the scalar takes two columns.
    static func contains(_ scalar: UInt32) -> Bool {
        var candidates = ranges[...]
        while let middle = candidates.middle {
            if ranges[middle].contains(scalar) { return true }
            candidates = scalar < ranges[middle].lowerBound ? candidates[..<middle] : candidates[(middle + 1)...]
        }
        return false
    }
}

extension ArraySlice {
    fileprivate var middle: Int? { isEmpty ? nil : startIndex + count / 2 }
}
