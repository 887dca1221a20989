/// A decimal number taken apart: `digits` × 10^`exponent`, without zeros at either end of the digits.
///
/// Each finite number has one such form, so two notations can be compared exactly.
struct DecimalNotation: Hashable {
    var isNegative: Bool
    var digits: String
    var exponent: Int

    init(isNegative: Bool, digits: String, exponent: Int) {
        self.isNegative = isNegative
        self.digits = digits
        self.exponent = exponent
    }

    /// Takes apart the text of a JSON number; `nil` if it is not finite or its exponent is beyond all reason.
    init?(_ text: String) {
        var mantissa = text[...]
        var exponent = 0
        if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            guard let written = Int(text[text.index(after: mark)...]), written.magnitude < 1 << 60 else { return nil }
            exponent = written
            mantissa = text[..<mark]
        }
        let isNegative = mantissa.hasPrefix("-")
        var digits = mantissa.drop { $0 == "-" }
        if let point = digits.firstIndex(of: ".") {
            exponent -= digits.distance(from: point, to: digits.endIndex) - 1
            digits.remove(at: point)
        }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        digits = digits.drop { $0 == "0" }
        while digits.last == "0" {
            digits.removeLast()
            exponent += 1
        }
        self.init(
            isNegative: isNegative && !digits.isEmpty,
            digits: String(digits),
            exponent: digits.isEmpty ? 0 : exponent
        )
    }
}
