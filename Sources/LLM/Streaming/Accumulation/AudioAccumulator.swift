/// Puts the speech of a choice together.
struct AudioAccumulator: Sendable {
    private var id: String?
    private var data = ""
    private var transcript = ""
    private var expiresAt: Int?
    private var others = FieldAccumulator()
    private var isEmpty = true

    mutating func append(_ piece: AudioOutput) {
        isEmpty = false
        id = piece.id ?? id
        data += piece.data ?? ""
        transcript += piece.transcript ?? ""
        expiresAt = piece.expiresAt ?? expiresAt
        others.append(piece.extraFields)
    }

    /// The whole; nil where there was none.
    var audio: AudioOutput? {
        guard !isEmpty else { return nil }
        return AudioOutput(
            id: id,
            data: data.nonEmpty,
            transcript: transcript.nonEmpty,
            expiresAt: expiresAt,
            extraFields: others.object
        )
    }
}
