import ChatUI
import SwiftUI

/// The app. All that it shows is `ChatUI`'s.
@main
struct MartletApp: App {
    @State private var launch = AppLaunch(bundle: .main)

    var body: some Scene {
        #if os(macOS)
        Window("Martlet", id: "main") { MartletRoot(launch) }
            .defaultSize(width: 1_000, height: 700)
            .commands { MartletCommands(launch) }
        #else
        WindowGroup { MartletRoot(launch) }
            .commands { MartletCommands(launch) }
        #endif
    }
}
