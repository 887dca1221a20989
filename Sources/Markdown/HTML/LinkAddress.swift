/// An address that a link may lead to.
struct LinkAddress {
    /// The address, in which nothing ends an attribute or stands for something else.
    let text: String

    /// Takes an address of the web or of mail; `nil` for any other, such as one within the page, a script, or a server
    /// on this machine.
    init?(_ address: String) {
        guard let scheme = Self.schemes.first(where: { Self.begins(address, with: $0) }) else { return nil }
        var text: [UInt8] = []
        for byte in address.utf8 {
            if byte > 0x20, byte != 0x7F, !Self.unsafe.contains(byte) {
                text.append(byte)
            } else {
                text += [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
            }
        }
        self.text = String(decoding: text, as: UTF8.self)
        guard scheme != Self.mail else { return }
        guard let host = LinkHost(afterScheme: self.text.utf8.dropFirst(scheme.utf8.count)), !host.isThisMachine else {
            return nil
        }
    }

    /// Whether a text begins with lower-case letters and signs, of which the letters may be written large.
    private static func begins(_ text: String, with start: String) -> Bool {
        text.utf8.count >= start.utf8.count
            && zip(text.utf8, start.utf8).allSatisfy { (byte, wanted) in
                byte == wanted || (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte && byte | 0x20 == wanted)
            }
    }

    private static let mail = "mailto:"
    private static let schemes = ["http://", "https://", mail]
    private static let unsafe = Set("\"'<>\\`{}|^".utf8)
    private static let digits = Array("0123456789ABCDEF".utf8)
}
