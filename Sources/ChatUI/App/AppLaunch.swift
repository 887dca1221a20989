import ChatCore
import ChatSettings
public import SwiftUI

/// The app as it was opened, or why it could not be.
@MainActor
public struct AppLaunch {
    let outcome: Result<AppModel, ConversationStoreError>

    /// Opens the app over its own container, which it shares with nobody.
    ///
    /// - Parameter bundle: The app's bundle, whose Info.plist may hold a key.
    public init(bundle: Bundle) {
        let key = BuiltInKey(bundle.object(forInfoDictionaryKey: BuiltInKey.name))
        self.init(folder: MartletDirectories(environment: .process).data, keys: Self.keys, builtInKey: key)
    }

    init(folder: URL, keys: any KeyStore, builtInKey: BuiltInKey) {
        outcome = Result { () throws(ConversationStoreError) in
            try AppModel.launch(in: folder, keys: keys, builtInKey: builtInKey)
        }
    }

    private static var keys: any KeyStore {
        #if canImport(Security)
        KeychainKeyStore()
        #else
        MemoryKeyStore()
        #endif
    }
}
