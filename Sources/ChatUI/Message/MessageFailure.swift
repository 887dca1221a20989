import SwiftUI

/// Why an answer is not whole, and the way to another.
struct MessageFailure: View {
    let sentence: String
    /// Asks again; `nil` where that is not possible here.
    let retry: (@MainActor () -> Void)?

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Label {
                Text(verbatim: sentence)
            } icon: {
                Image(systemName: "exclamationmark.circle").foregroundStyle(.red)
            }
            if let retry {
                Button("Retry", action: retry).buttonStyle(.bordered)
            }
        }
        .font(.callout)
    }
}
