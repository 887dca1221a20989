import SwiftUI

/// What is going on with an answer, and what a reader should know of it.
struct MessageNotes: View {
    let content: BubbleContent

    var body: some View {
        if let status = content.status {
            Label {
                Text(verbatim: status)
            } icon: {
                ProgressView().controlSize(.small)
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        ForEach(content.notes, id: \.self) { note in
            Text(verbatim: note).font(.footnote).foregroundStyle(.secondary)
        }
    }
}
