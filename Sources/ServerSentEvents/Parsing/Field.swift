/// A line of an event stream, taken apart at its first colon.
struct Field {
    enum Name {
        case data, event, id, retry, comment, unknown
    }

    let name: Name
    let value: ArraySlice<UInt8>

    /// Takes a line apart that is not empty. Without a colon the whole line is the name; one space after the colon does
    /// not belong to the value.
    init(_ line: ArraySlice<UInt8>) {
        let colon = line.firstIndex(of: .colon) ?? line.endIndex
        var start = min(colon + 1, line.endIndex)
        if start < line.endIndex, line[start] == .space { start += 1 }
        name = Name(line[..<colon])
        value = line[start...]
    }

    /// The value of a `retry` field: ASCII digits and nothing else; nil also where the number is too large.
    var milliseconds: Duration? {
        guard value.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(String(decoding: value, as: UTF8.self)).map { .milliseconds($0) }
    }
}

extension Field.Name {
    /// What the bytes before the colon say; nothing before the colon makes the line a comment.
    init(_ bytes: ArraySlice<UInt8>) {
        switch bytes.count {
        case 0: self = .comment
        case 2 where bytes.elementsEqual("id".utf8): self = .id
        case 4 where bytes.elementsEqual("data".utf8): self = .data
        case 5 where bytes.elementsEqual("event".utf8): self = .event
        case 5 where bytes.elementsEqual("retry".utf8): self = .retry
        default: self = .unknown
        }
    }
}
