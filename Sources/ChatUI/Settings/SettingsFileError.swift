/// Why what was set could not be read or kept.
public enum SettingsFileError: Error, Sendable, Hashable {
    /// The file is damaged, or may not be read. What it should say is unknown, and it is left as it is.
    case unreadable(path: String)
    /// The file can't be written.
    case unwritable(path: String)
}

extension SettingsFileError: CustomStringConvertible {
    /// What happened, and what to do next.
    public var description: String {
        switch self {
        case .unreadable(let path):
            "The settings in \(path) can't be read, so the app begins with none. What you set next takes their place."
        case .unwritable(let path):
            "The settings can't be kept in \(path). They hold until the app ends; make room and set them again."
        }
    }
}
