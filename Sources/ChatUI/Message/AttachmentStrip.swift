import SwiftUI

/// Attachments beside each other; where one may, each with a button that removes it.
struct AttachmentStrip: View {
    let attachments: [AttachmentSummary]
    /// Removes the attachment of that number; `nil` where they stay.
    var remove: (@MainActor (Int) -> Void)?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top) {
                ForEach(attachments) { attachment in
                    VStack {
                        AttachmentThumbnail(attachment: attachment)
                        if let remove {
                            Button("Remove \(attachment.name)", systemImage: "xmark.circle.fill") {
                                remove(attachment.id)
                            }
                            .labelStyle(.iconOnly)
                            .buttonStyle(.borderless)
                        }
                    }
                }
            }
        }
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        // Those of a question stand at its side, those that wait where one types begin there.
        .defaultScrollAnchor(remove == nil ? .trailing : .leading, for: .alignment)
    }
}
