import Testing

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("The installation's directory")
struct DirectoryTests {
    @Test(
        "follows the XDG Base Directory Specification on Linux",
        .enabled(if: isLinux, "macOS has Application Support"),
        arguments: [
            (["HOME": "/home/me"], "/home/me/.local/share/martlet/local"),
            (["HOME": "/home/me", "XDG_DATA_HOME": "/data"], "/data/martlet/local"),
            (["HOME": "/home/me", "XDG_DATA_HOME": "data"], "/home/me/.local/share/martlet/local"),
            (["HOME": "/home/me", "XDG_DATA_HOME": ""], "/home/me/.local/share/martlet/local"),
        ]
    )
    func linux(environment: [String: String], path: String) {
        #expect(LocalInstallation.defaultDirectory(environment: environment).path == path)
    }

    @Test(
        "is below MARTLET_HOME where that is set",
        arguments: [
            (["MARTLET_HOME": "/m", "HOME": "/home/me", "XDG_DATA_HOME": "/data"], "/m/local"),
            (["MARTLET_HOME": "/m/"], "/m/local"),
        ]
    )
    func martletHome(environment: [String: String], path: String) {
        #expect(LocalInstallation.defaultDirectory(environment: environment).path == path)
        #expect(LocalInstallation(environment: environment).directory.path == path)
    }

    @Test("does not depend on MARTLET_HOME where that is empty")
    func emptyHome() {
        let environment = ["HOME": "/home/me", "MARTLET_HOME": ""]
        #expect(LocalInstallation.defaultDirectory(environment: environment).path.hasPrefix("/home/me/"))
    }

    @Test("is the user's own without any environment")
    func noEnvironment() {
        #expect(LocalInstallation.defaultDirectory(environment: [:]).path.hasPrefix("/"))
    }

    private static var isLinux: Bool {
        #if os(Linux)
        true
        #else
        false
        #endif
    }
}
