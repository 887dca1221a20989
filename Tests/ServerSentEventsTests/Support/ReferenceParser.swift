/// The algorithm of the WHATWG standard, sentence by sentence, over the whole decoded stream: slow, and easy to check
/// against the text.
enum ReferenceParser {
    static func parse(_ bytes: [UInt8]) -> (events: [SpecificationCase.Event], lastEventID: String) {
        var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        if scalars.first == "\u{FEFF}" { scalars.removeFirst() }

        var events: [SpecificationCase.Event] = []
        var (data, eventType, idBuffer, lastEventID) = ("", "", "", "")
        for line in endedLines(scalars) {
            if line.isEmpty {
                lastEventID = idBuffer
                if !data.isEmpty {
                    data.unicodeScalars.removeLast()
                    events.append(.init(event: eventType.isEmpty ? "message" : eventType, data: data, id: lastEventID))
                }
                (data, eventType) = ("", "")
                continue
            }
            let colon = line.firstIndex(of: ":") ?? line.count
            var value = line.dropFirst(colon + 1)
            if value.first == " " { value = value.dropFirst() }
            switch text(line[..<colon]) {
            case "event": eventType = text(value)
            case "data": data += text(value) + "\n"
            case "id": if !value.contains("\0") { idBuffer = text(value) }
            default: break
            }
        }
        return (events, lastEventID)
    }

    private static func endedLines(_ scalars: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        var lines: [[Unicode.Scalar]] = []
        var line: [Unicode.Scalar] = []
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\n" where index > 0 && scalars[index - 1] == "\r": break
            case "\n", "\r":
                lines.append(line)
                line = []
            default: line.append(scalar)
            }
        }
        return lines
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}
