/// Why a file can't be attached to a question.
package enum AttachingError: Error, Sendable, Hashable {
    /// There is nothing in it.
    case empty(String)
    /// It is of no kind that models take.
    case unknownKind(String)
}

extension AttachingError: CustomStringConvertible {
    /// What to tell a person.
    package var description: String {
        switch self {
        case .empty(let file): "\(file) is empty."
        case .unknownKind(let file):
            "\(file) can't be attached: it is no image (PNG, JPEG, GIF, WebP), no PDF, no sound (WAV, MP3), and no text "
                + "in UTF-8."
        }
    }
}
