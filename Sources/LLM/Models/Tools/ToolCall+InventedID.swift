extension ToolCall {
    /// Makes up an id for a call that came without one, the same on every run.
    ///
    /// It has nine letters and digits, because Mistral takes no other form; the rest take any.
    ///
    /// - Parameters:
    ///   - completion: The id of the completion, so that the calls of two turns differ.
    ///   - choice: The index of the choice.
    ///   - position: Where the call stands in the list of its message.
    static func inventedID(completion: String, choice: Int, position: Int) -> String {
        let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        var rest = fnv1a("\(completion)/\(choice)/\(position)")
        return String(
            (0..<9).map { _ in
                let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: UInt64(alphabet.count))
                rest = quotient
                return alphabet[Int(remainder)]
            }
        )
    }

    private static func fnv1a(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
