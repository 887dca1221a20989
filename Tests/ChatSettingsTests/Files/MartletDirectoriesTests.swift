import ChatSettings
import Foundation
import LocalInference
import Testing

@Suite("Where Martlet keeps its files")
struct MartletDirectoriesTests {
    private func paths(_ environment: Environment) -> [String] {
        let directories = MartletDirectories(environment: environment)
        return [directories.configurationFile, directories.keys, directories.history].map(\.path)
    }

    #if os(Linux)
    @Test(
        "It follows the XDG Base Directory Specification on Linux, which ignores relative paths",
        arguments: [
            (
                ["HOME": "/home/me"],
                [
                    "/home/me/.config/martlet/config.json", "/home/me/.local/share/martlet/keys.json",
                    "/home/me/.local/state/martlet/history",
                ]
            ),
            (
                ["HOME": "/home/me", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d/", "XDG_STATE_HOME": "/s"],
                ["/c/martlet/config.json", "/d/martlet/keys.json", "/s/martlet/history"]
            ),
            (
                ["HOME": "/home/me", "XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": "./d", "XDG_STATE_HOME": ""],
                [
                    "/home/me/.config/martlet/config.json", "/home/me/.local/share/martlet/keys.json",
                    "/home/me/.local/state/martlet/history",
                ]
            ),
        ] as [(Environment, [String])]
    )
    func linux(environment: Environment, expected: [String]) {
        #expect(paths(environment) == expected)
    }
    #endif

    @Test("MARTLET_HOME puts all under one folder")
    func martletHome() {
        let environment: Environment = [
            "MARTLET_HOME": "/m", "HOME": "/home/me", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d",
            "XDG_STATE_HOME": "/s",
        ]
        let directories = MartletDirectories(environment: environment)
        #expect(paths(environment) == ["/m/config.json", "/m/keys.json", "/m/history"])
        #expect(directories.conversations.path == "/m/conversations.db")
        #expect(directories.templates.path == "/m/templates")
    }

    @Test("Without any environment it is the user's own home")
    func noEnvironment() {
        #expect(paths([:]).allSatisfy { $0.hasPrefix("/") })
    }

    @Test(
        "The local model is where its installation looks for it",
        arguments: [
            ["HOME": "/home/me"], ["HOME": "/home/me", "XDG_DATA_HOME": "/d"],
            ["HOME": "/home/me", "XDG_DATA_HOME": "d"], ["HOME": "me"], ["MARTLET_HOME": "/m/", "HOME": "/home/me"],
            ["MARTLET_HOME": "", "HOME": "/home/me"],
        ]
    )
    func localModel(environment: [String: String]) {
        let directories = MartletDirectories(environment: Environment(environment))
        #expect(directories.localModel == LocalInstallation.defaultDirectory(environment: environment))
    }
}
