import ChatCore
import LLM
import SwiftUI

/// A message that was found: the name of its conversation, and the words around those that were searched for.
struct SearchHitRow: View {
    let hit: SearchHit

    var body: some View {
        VStack(alignment: .leading) {
            Text(hit.title.isEmpty ? "Conversation" : hit.title)
                .font(.headline)
                .lineLimit(1)
            snippet
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(3)
        }
        .accessibilityElement(children: .combine)
        .accessibilityHint(hit.role == .user ? "Opens your message" : "Opens the answer")
    }

    private var snippet: Text {
        hit.snippet.parts.reduce(Text(verbatim: "")) { text, part in
            text + (part.isMatch ? Text(verbatim: part.text).bold() : Text(verbatim: part.text))
        }
    }
}
