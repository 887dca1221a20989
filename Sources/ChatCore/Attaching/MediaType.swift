/// What a file holds, as far as its first bytes tell.
package enum MediaType: String, Sendable, Hashable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case pdf = "application/pdf"
    case wav = "audio/wav"
    case mp3 = "audio/mpeg"

    /// Knows the type by its signature; `nil` where it is none of these.
    package init?(of bytes: [UInt8]) {
        let signatures: [(type: MediaType, start: [UInt8], atEight: String)] = [
            (.png, [0x89] + Array("PNG\r\n\u{1A}\n".utf8), ""),
            (.jpeg, [0xFF, 0xD8, 0xFF], ""),
            (.gif, Array("GIF87a".utf8), ""),
            (.gif, Array("GIF89a".utf8), ""),
            (.webp, Array("RIFF".utf8), "WEBP"),
            (.wav, Array("RIFF".utf8), "WAVE"),
            (.pdf, Array("%PDF-".utf8), ""),
            (.mp3, Array("ID3".utf8), ""),
        ]
        let match = signatures.first { signature in
            bytes.starts(with: signature.start) && bytes.dropFirst(8).starts(with: signature.atEight.utf8)
        }
        guard let type = match?.type ?? (Self.isFrameOfMP3(bytes) ? .mp3 : nil) else { return nil }
        self = type
    }

    /// A frame of MPEG audio, layer III, without a tag before it.
    private static func isFrameOfMP3(_ bytes: [UInt8]) -> Bool {
        bytes.count > 2 && bytes[0] == 0xFF && bytes[1] & 0xE6 == 0xE2 && bytes[2] >> 4 != 0xF
    }
}
