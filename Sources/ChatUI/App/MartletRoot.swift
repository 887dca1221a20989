public import SwiftUI

/// All that the app shows: its window, or why it could not be opened.
public struct MartletRoot: View {
    private let launch: AppLaunch

    /// Makes the view of an app.
    public init(_ launch: AppLaunch) {
        self.launch = launch
    }

    /// The window.
    public var body: some View {
        switch launch.outcome {
        case .success(let app): MartletWindow(app: app)
        case .failure(let error):
            ContentUnavailableView(
                "Martlet can’t begin",
                systemImage: "exclamationmark.triangle",
                description: Text(verbatim: "\(error)")
            )
        }
    }
}
