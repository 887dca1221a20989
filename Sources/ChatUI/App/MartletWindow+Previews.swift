#if DEBUG
import ChatCore
import ChatSettings
import SwiftUI

struct MartletWindowPreviews: PreviewProvider {
    static var previews: some View {
        if case .success(let app) = Result(catching: preview) { MartletWindow(app: app) }
    }

    /// The app with nothing kept, and an answer that comes word by word.
    @MainActor
    private static func preview() throws -> AppModel {
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-preview")
        let settings = SettingsModel(
            file: SettingsFile(at: folder.appending(path: "settings.json")),
            keys: MemoryKeyStore(),
            onDevice: PreviewModel()
        )
        let app = AppModel(store: try .inMemory(), settings: settings, folder: folder)
        app.chat.inputText = "What is a martlet?"
        app.chat.send()
        return app
    }
}

/// Says the same each time, word by word.
private struct PreviewModel: OnDeviceModel {
    let availability = OnDeviceAvailability.available

    func answer(
        _ prompt: OnDevicePrompt,
        snapshot: @escaping @Sendable (String) async throws(OnDeviceFailure) -> Void
    ) async throws(OnDeviceFailure) {
        var said = ""
        for word in "A **martlet** is the heraldic swift, a bird that never lands.".split(separator: " ") {
            do { try await Task.sleep(for: .milliseconds(80)) } catch { throw .cancelled }
            said += said.isEmpty ? "\(word)" : " \(word)"
            try await snapshot(said)
        }
    }
}
#endif
