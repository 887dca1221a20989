/// A place in a text, as editors count.
struct TextPlace {
    /// From 1 on.
    let line: Int
    /// In characters, from 1 on.
    let column: Int

    /// The place of a byte.
    init(of offset: Int, in bytes: [UInt8]) {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    }
}
