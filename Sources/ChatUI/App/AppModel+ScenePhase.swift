import ChatCore
import SwiftUI

extension AppModel {
    /// Keeps what there is when the app leaves the screen, and looks at what has changed when it comes back.
    func changePhase(from old: ScenePhase, to new: ScenePhase) async {
        switch new {
        case .background: await leave()
        case .inactive: if old == .active { await keep() }
        case .active: if old != .active { await comeBack() }
        @unknown default: break
        }
    }

    /// Keeps all there is, and lets an answer go on for as long as the system allows.
    private func leave() async {
        #if os(iOS)
        let time = BackgroundTime()
        defer { time.end() }
        #endif
        await keep()
        #if os(iOS)
        await chat.waitUntilIdle()
        #endif
    }
}
