import SwiftUI

/// A small image of what is attached, or its name.
struct AttachmentThumbnail: View {
    let attachment: AttachmentSummary

    @State private var image: Image?
    @ScaledMetric private var side: CGFloat = 64

    /// Enough for ``side`` on any screen, and for larger text.
    nonisolated private static let pixels: CGFloat = 384

    var body: some View {
        Group {
            if let image {
                image.resizable().scaledToFill()
            } else {
                VStack {
                    Image(systemName: attachment.image == nil ? "doc" : "photo")
                    Text(verbatim: attachment.name).font(.caption2).lineLimit(2)
                }
                .padding(4)
            }
        }
        .frame(width: side, height: side)
        .background(.quaternary)
        .clipShape(.rect(cornerRadius: 8))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(attachment.name)
        .task(id: attachment) { image = await Self.image(of: attachment) }
    }

    /// Reads the image beside the main actor: a photo takes a moment.
    @concurrent
    nonisolated private static func image(of attachment: AttachmentSummary) async -> Image? {
        attachment.imageData.flatMap { Image(thumbnailOf: $0, side: pixels) }
    }
}
