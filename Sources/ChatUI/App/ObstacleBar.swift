import SwiftUI

/// Says why nobody answers, and leads to the settings.
struct ObstacleBar: View {
    let sentence: String
    let app: AppModel

    var body: some View {
        HStack {
            Label(sentence, systemImage: "exclamationmark.triangle")
            Spacer()
            Button("Open settings") { app.isShowingSettings = true }
        }
        .padding()
        .background(.bar)
    }
}
