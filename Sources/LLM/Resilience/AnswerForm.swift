/// How an answer is asked for, and who sees its pieces.
enum AnswerForm: Sendable, Hashable {
    /// In one piece.
    case whole
    /// As a stream; the pieces go to the caller, which commits the answer, or are only collected.
    case stream(isHandedOut: Bool)

    var isStream: Bool { self != .whole }
    var isHandedOut: Bool { self == .stream(isHandedOut: true) }

    /// The same, with the pieces kept back until the answer is complete.
    var collected: AnswerForm { isStream ? .stream(isHandedOut: false) : .whole }
}
