#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocalInstallation {
    /// Where the local model is kept unless said otherwise.
    ///
    /// `MARTLET_HOME` comes first. Else it is `$XDG_DATA_HOME/martlet` (an absolute path by the XDG Base Directory
    /// Specification, others are ignored) or `~/.local/share/martlet` on Linux, and
    /// `~/Library/Application Support/Martlet` on macOS; in each the subdirectory `local`.
    public static func defaultDirectory(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        #if os(Linux)
        let data = xdgDataDirectory(environment: environment)
        #else
        let data = home(environment: environment).appending(path: "Library/Application Support/Martlet")
        #endif
        return martletHome(environment: environment, else: data).appending(path: "local")
    }

    static func martletHome(environment: [String: String], else data: @autoclosure () -> URL) -> URL {
        guard let home = environment["MARTLET_HOME"], !home.isEmpty else { return data() }
        return URL(filePath: home, directoryHint: .isDirectory)
    }

    static func xdgDataDirectory(environment: [String: String]) -> URL {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return URL(filePath: data, directoryHint: .isDirectory).appending(path: "martlet")
        }
        return home(environment: environment).appending(path: ".local/share/martlet")
    }

    private static func home(environment: [String: String]) -> URL {
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            return URL.homeDirectory
        }
        return URL(filePath: home, directoryHint: .isDirectory)
    }
}
