/// Why something that was chosen, dropped or pasted did not become an attachment.
enum AttachedFileError: Error, Sendable, Hashable {
    /// It can't be read.
    case unreadable(String)
    /// It is larger than ``AttachedFile/sizeLimit``.
    case tooLarge(String)
    /// No image was copied.
    case noImage
}

extension AttachedFileError: CustomStringConvertible {
    /// What to tell a person.
    var description: String {
        switch self {
        case .unreadable(let file): "\(file) can't be read. Copy it to this device and attach it from there."
        case .tooLarge(let file): "\(file) is larger than 20 MB. Attach a smaller one."
        case .noImage: "There is no image to paste. Copy one first."
        }
    }
}
