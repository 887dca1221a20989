import Foundation

/// Where `Scripts/test` has installed the local model.
enum LocalModelHome {
    static let path = ProcessInfo.processInfo.environment["MARTLET_HOME"].flatMap { home in
        FileManager.default.fileExists(atPath: "\(home)/local") ? home : nil
    }
}
