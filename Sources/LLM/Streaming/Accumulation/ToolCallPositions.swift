/// Where the calls of a choice stand, by what their pieces are known by. So finding a call takes no longer where there are
/// many.
struct ToolCallPositions: Sendable {
    private struct Mark: Hashable {
        let id: String
        let index: Int?
    }

    private var byID: [String: Int] = [:]
    private var byIndex: [Int: Int] = [:]
    private var byMark: [Mark: Int] = [:]

    /// Takes note of what a call is known by now. Neither changes again, once there is one.
    mutating func note(_ position: Int, id: String, index: Int?, formerIndex: Int?) {
        if let index { byIndex.keepLast(position, for: index) }
        guard !id.isEmpty else { return }
        byID.keepLast(position, for: id)
        if formerIndex == nil { byMark[Mark(id: id, index: nil)] = nil }
        byMark.keepLast(position, for: Mark(id: id, index: index))
    }

    /// The last call with an id.
    func last(id: String) -> Int? { byID[id] }

    /// The last call at an index.
    func last(index: Int) -> Int? { byIndex[index] }

    /// The last call with an id that stands at an index or at none.
    func last(id: String, index: Int) -> Int? {
        [byMark[Mark(id: id, index: index)], byMark[Mark(id: id, index: nil)]].compactMap(\.self).max()
    }
}

extension Dictionary where Value == Int {
    fileprivate mutating func keepLast(_ position: Int, for key: Key) {
        self[key] = Swift.max(self[key] ?? position, position)
    }
}
