@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The real local model, which `Scripts/test` installs before the tests run and names by `MARTLET_HOME`.
enum RealInstallation {
    static let hint: String = "Needs MARTLET_HOME with an installed local model; Scripts/test provides it."

    static var isThere: Bool {
        guard ProcessInfo.processInfo.environment["MARTLET_HOME"] != nil else { return false }
        // A broken installation is for the tests to find, so only an absent one skips them.
        do { return try LocalInstallation().status() != nil } catch { return true }
    }
}
