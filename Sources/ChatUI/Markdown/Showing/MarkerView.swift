import SwiftUI

/// What stands before a list item.
struct MarkerView: View {
    let marker: MarkdownBlock.Marker

    var body: some View {
        switch marker {
        case .bullet: Text(verbatim: "•").accessibilityHidden(true)
        case .number(let number): Text(verbatim: "\(number).").monospacedDigit()
        case .task(let isDone):
            Image(systemName: isDone ? "checkmark.square" : "square").accessibilityLabel(isDone ? "Done" : "To do")
        }
    }
}
