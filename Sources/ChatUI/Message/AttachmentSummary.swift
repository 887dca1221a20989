import LLM
import SwiftUI

/// What is shown of something that is attached: an image, or the name of a file.
struct AttachmentSummary: Sendable, Hashable, Identifiable {
    /// Which of the attachments it is, counted from 0.
    let id: Int
    /// What it is called.
    let name: String
    /// The address of an image; a `data:` URL where it is at hand.
    var image: String?

    /// Describes a part of a message.
    init(id: Int, part: ContentPart) {
        self.id = id
        switch part.kind {
        case .image(let source):
            name = "Image \(id + 1)"
            image = source.url
        case .audio: name = "Recording"
        case .file(let file): name = file.name ?? "File"
        case .text(let text): name = Self.name(ofText: text) ?? "Text"
        case .refusal, .thinking: name = "Text"
        case .other(let type): name = type
        }
    }

    /// The image itself, where it is at hand.
    var imageData: Data? {
        guard let image, image.hasPrefix("data:"), let comma = image.utf8.firstIndex(of: UInt8(ascii: ",")) else {
            return nil
        }
        return Data(base64Encoded: String(image[image.utf8.index(after: comma)...]))
    }

    /// A text that was read from a file begins with the file's name.
    private static func name(ofText text: String) -> String? {
        let line = text.prefix(200).prefix { $0 != "\n" }
        return line.hasSuffix(":") && line.count > 1 ? String(line.dropLast()) : nil
    }
}
