extension StyledText {
    /// The text for a terminal, with escape codes as its style allows; every style that it opens it closes.
    func encoded(for terminal: TerminalStyle) -> String {
        var result = ""
        for run in runs {
            let text = run.text
            guard terminal == .escapes, run.style != TextStyle() else {
                result += text
                continue
            }
            let link = run.style.link.flatMap(\.addressForTerminal)
            if let link { result += "\u{1B}]8;;\(link)\u{1B}\\" }
            result += run.style.codes.isEmpty ? text : "\u{1B}[\(run.style.codes)m\(text)\u{1B}[0m"
            if link != nil { result += "\u{1B}]8;;\u{1B}\\" }
        }
        return result
    }
}

extension TextStyle {
    /// The parameters of the escape code that turns the style on.
    fileprivate var codes: String {
        let attributes: [(Attributes, Int)] = [
            (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.strikethrough, 9),
        ]
        let codes = attributes.filter { self.attributes.contains($0.0) }.map(\.1) + (color.map { [$0.rawValue] } ?? [])
        return codes.map(String.init).joined(separator: ";")
    }
}

extension String {
    /// An address in printable ASCII, whatever it consists of; nil where it is longer than terminals take.
    fileprivate var addressForTerminal: String? {
        guard utf8.count <= 2000 else { return nil }
        return utf8.reduce(into: "") { address, byte in
            if (0x21...0x7E).contains(byte) {
                address.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                address += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
    }
}
