#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where Martlet keeps its files. Naming a path makes nothing: whoever writes creates the folder, for its owner alone.
///
/// `MARTLET_HOME` puts all under one. Else it is the user's own folders by the
/// [XDG Base Directory Specification](https://specifications.freedesktop.org/basedir-spec/latest/) on Linux, by which a
/// variable that holds a relative path is ignored, and `Application Support` on Apple's platforms.
public struct MartletDirectories: Sendable, Hashable {
    /// What the user writes: the configuration and the templates. On Linux `~/.config/martlet` by default.
    public let configuration: URL
    /// What must not be lost: conversations, keys, the local model. On Linux `~/.local/share/martlet` by default.
    public let data: URL
    /// What would be missed a little: the lines typed at the prompt. On Linux `~/.local/state/martlet` by default.
    public let state: URL

    /// Finds them by the variables of a user.
    public init(environment: Environment) {
        if let home = environment["MARTLET_HOME"] {
            self.init(all: URL(filePath: home, directoryHint: .isDirectory))
            return
        }
        let home = Self.home(environment)
        #if os(Linux)
        func directory(_ variable: String, _ custom: String) -> URL {
            Self.absolute(environment[variable], else: home.appending(path: custom)).appending(path: "martlet")
        }
        self.init(
            configuration: directory("XDG_CONFIG_HOME", ".config"),
            data: directory("XDG_DATA_HOME", ".local/share"),
            state: directory("XDG_STATE_HOME", ".local/state")
        )
        #else
        self.init(all: home.appending(path: "Library/Application Support/Martlet"))
        #endif
    }

    private init(all directory: URL) {
        self.init(configuration: directory, data: directory, state: directory)
    }

    private init(configuration: URL, data: URL, state: URL) {
        self.configuration = configuration
        self.data = data
        self.state = state
    }

    private static func home(_ environment: Environment) -> URL {
        absolute(environment["HOME"], else: .homeDirectory)
    }

    private static func absolute(_ path: String?, else custom: @autoclosure () -> URL) -> URL {
        guard let path, path.hasPrefix("/") else { return custom() }
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}

extension MartletDirectories {
    /// The configuration, which the user writes.
    public var configurationFile: URL { configuration.appending(path: "config.json") }

    /// The prompt templates, a file for each.
    public var templates: URL { configuration.appending(path: "templates") }

    /// The stored keys. They are no configuration, lest they be published with somebody's dotfiles.
    public var keys: URL { data.appending(path: "keys.json") }

    /// The database of the conversations.
    public var conversations: URL { data.appending(path: "conversations.db") }

    /// The lines typed at the prompt of the chat.
    public var history: URL { state.appending(path: "history") }

    /// The model on this machine; `LocalInstallation` finds it by the same rule.
    public var localModel: URL { data.appending(path: "local") }
}
