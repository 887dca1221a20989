/// The marker of an item as it stands in the source.
struct ItemMarker {
    /// The bullet, or the number with its delimiter.
    let text: String
    /// How many spaces stand before it, counted from where its container's content begins.
    let offset: Int
    /// How many spaces stand between it and the item's content.
    let padding: Int

    /// How far a line has to be indented to belong to the item.
    var indent: Int { offset + text.utf8.count + padding }

    /// The beginning of a line that opens the same item.
    var opening: String {
        String(repeating: " ", count: offset) + text + String(repeating: " ", count: padding)
    }

    /// Reads the marker of an item; nil where none stands at its place.
    init?(of item: MarkdownDocument.Item, in lines: [String], below path: ContainerPath) {
        let line = lines[item.place.line].utf8.dropFirst(item.place.column)
        let digits = line.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let length = digits.count + 1
        let spaces = line.dropFirst(length).prefix { $0 == UInt8(ascii: " ") }.count
        let isBlank = line.count == length + spaces
        offset = item.place.column - path.contentColumn(on: item.place.line, of: lines)
        guard line.count >= length, offset >= 0 else { return nil }
        text = String(decoding: line.prefix(length), as: UTF8.self)
        // More than four spaces belong to indented code, all but one.
        padding = isBlank || spaces > 4 ? 1 : spaces
    }
}
