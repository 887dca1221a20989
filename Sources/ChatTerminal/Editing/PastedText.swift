/// Text that is pasted between the marks by which a terminal tells it from what is typed
/// ([bracketed paste](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html#h2-Bracketed-Paste-Mode)).
///
/// Lines end in a line feed, whatever ended them before; control characters are left out, so that no pasted text can
/// do what a key does.
struct PastedText {
    /// Tells a terminal to mark what is pasted.
    static let turnOn = "\u{1B}[?2004h"
    /// Tells it to leave that.
    static let turnOff = "\u{1B}[?2004l"
    /// What stands before a paste, as it is bound to.
    static let start = "\\e[200~"

    private static let end: [Unicode.Scalar] = ["\u{1B}", "[", "2", "0", "1", "~"]

    private var scalars: [Unicode.Scalar] = []

    /// Takes the next scalar.
    ///
    /// - Returns: Whether the paste goes on.
    mutating func append(_ scalar: Unicode.Scalar) -> Bool {
        scalars.append(scalar)
        guard scalar == Self.end.last, scalars.suffix(Self.end.count) == Self.end[...] else { return true }
        scalars.removeLast(Self.end.count)
        return false
    }

    /// What was pasted so far.
    var text: String {
        var text = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in scalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\r", "\n": text.append("\n")
            case "\t": text.append(scalar)
            case _ where scalar.properties.generalCategory == .control: break
            default: text.append(scalar)
            }
            previous = scalar
        }
        return String(text)
    }
}
