/// Tells which lines belong to a fenced block of code that stands in no other block.
struct Fence {
    private var mark = UInt8(0)
    /// How many marks opened the block that is open; 0 where none is.
    private var length = 0

    /// Whether a line belongs to such a block, its fences among them.
    mutating func takes(_ line: String) -> Bool {
        let text = line.utf8.drop { $0 == UInt8(ascii: " ") }
        let mark = text.first ?? 0
        let run = text.prefix { $0 == mark }.count
        let isMark = mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
        let isFence = isMark && run >= 3 && line.utf8.count - text.count < 4
        let rest = text.dropFirst(run)
        if length > 0 {
            if isFence, mark == self.mark, run >= length, rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { length = 0 }
            return true
        }
        guard isFence, mark == UInt8(ascii: "~") || !rest.contains(mark) else { return false }
        (self.mark, length) = (mark, run)
        return true
    }
}
