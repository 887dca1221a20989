/// Why a file can't be read or written.
struct FileFailure: Error, Hashable {
    /// What the system says, as a sentence without the file's name.
    let reason: String
}
