import SwiftUI

/// What a model thought before it answered, folded.
struct ReasoningDisclosure: View {
    let text: String

    @State private var isExpanded = false

    var body: some View {
        DisclosureGroup("Reasoning", isExpanded: $isExpanded) {
            Text(verbatim: text)
                .textSelection(.enabled)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .font(.callout)
        .foregroundStyle(.secondary)
    }
}
