/// What Return does in the composer.
enum ReturnKey: Equatable, Sendable {
    /// Sends what is typed.
    case send
    /// Breaks the line.
    case breakLine
    /// Nothing: there is nothing to send, or an answer comes.
    case nothing
    /// Whatever the field does with it: an input method is composing.
    case leave

    /// Decides on a press.
    ///
    /// - Parameters:
    ///   - isModified: Whether Shift or Option is held.
    ///   - isRepeat: Whether the key is held down, which sends nothing twice.
    ///   - isComposing: Whether an input method is composing.
    ///   - canSend: Whether there is anything to send.
    init(isModified: Bool, isRepeat: Bool, isComposing: Bool, canSend: Bool) {
        self =
            switch (isComposing, isModified, canSend && !isRepeat) {
            case (true, _, _): .leave
            case (false, true, _): .breakLine
            case (false, false, true): .send
            case (false, false, false): .nothing
            }
    }
}
