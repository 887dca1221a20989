import SwiftUI

/// A tool that a model wants called, its arguments folded.
struct ToolCallView: View {
    let name: String
    let arguments: String

    @State private var isExpanded = false

    var body: some View {
        DisclosureGroup(isExpanded: $isExpanded) {
            Text(verbatim: arguments.isEmpty ? "No arguments" : arguments)
                .font(.system(.callout, design: .monospaced))
                .textSelection(.enabled)
                .frame(maxWidth: .infinity, alignment: .leading)
        } label: {
            Label("Called \(name)", systemImage: "wrench.and.screwdriver")
        }
        .font(.callout)
    }
}
