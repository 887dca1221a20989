import Foundation
import Waiting

/// Where `Scripts/test` has installed the local model.
enum LocalModelHome {
    static let path = ProcessInfo.processInfo.environment["MARTLET_HOME"].flatMap { home in
        FileManager.default.fileExists(atPath: "\(home)/local") ? home : nil
    }

    /// The flags for a limit that it starts and answers within, however busy the machine is.
    static let patience = ["--timeout", "\(Patience.limit.components.seconds * 5)"]
}
