import ChatCore
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bytes of something that is attached to a message.
struct AttachedFile: Hashable {
    let bytes: [UInt8]
    let name: String
    /// What it is, if a browser may show it: an image that can't run anything.
    let imageType: String?

    /// The name without what a header can't hold, or a file system might take for something else.
    var plainName: String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._- ".contains($0)) ? $0 : "_" })
    }

    /// Takes a part of a message; `nil` where the file is not in it.
    init?(_ part: ContentPart) {
        let source: (text: String?, name: String)
        switch part.kind {
        case .image(let image): source = (image.url, "image")
        case .audio(let audio): source = ("data:;base64,\(audio.data)", "recording")
        case .file(let file): source = (file.data, file.name ?? "file")
        case .text, .thinking, .refusal, .other: return nil
        }
        guard let text = source.text, text.hasPrefix("data:"), let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")),
            let data = Data(base64Encoded: String(text[text.utf8.index(after: comma)...]))
        else { return nil }
        bytes = Array(data)
        name = source.name
        imageType = MediaType(of: bytes).flatMap { $0.rawValue.hasPrefix("image/") ? $0.rawValue : nil }
    }
}
