import SwiftUI

/// The bars beside a quote, one for each level.
struct QuoteBars: ViewModifier {
    let count: Int

    func body(content: Content) -> some View {
        HStack(spacing: 10) {
            ForEach(0..<count, id: \.self) { _ in
                Capsule().fill(.tertiary).frame(width: 3).accessibilityHidden(true)
            }
            content
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}
