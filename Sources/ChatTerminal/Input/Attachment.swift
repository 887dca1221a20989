import ChatCore
public import LLM

/// What goes along with a prompt: an image, a sound, a PDF or a text file, or an image on the web.
public struct Attachment: Sendable, Hashable {
    /// The part of the message that holds it.
    public let part: ContentPart

    /// The largest file that is taken; more than any provider does.
    static let sizeLimit = 64 << 20

    /// Reads a file, or standard input where the path is `-`. A text that begins with `http://` or `https://` is the
    /// address of an image, which the provider fetches.
    ///
    /// - Throws: ``InputError/failed(reason:)`` where the file can't be read, is larger than 64 MB, or is of no kind that
    ///   models take.
    public init(_ path: String) throws(InputError) {
        guard !path.lowercased().hasPrefix("http://"), !path.lowercased().hasPrefix("https://") else {
            self.init(part: .image(url: path))
            return
        }
        let bytes = try InputDescriptor.readBytes(ofFile: path, upTo: Self.sizeLimit)
        try self.init(bytes, name: path == "-" ? "standard input" : path)
    }

    private init(part: ContentPart) {
        self.part = part
    }

    /// Makes an attachment of a file's bytes; what it is, they tell.
    init(_ bytes: [UInt8], name: String) throws(InputError) {
        do throws(AttachingError) {
            part = try ContentPart(attaching: bytes, name: name)
        } catch {
            throw .failed(reason: error.description)
        }
    }
}
