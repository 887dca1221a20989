/// Whether a terminal opens a link by a click on its text.
enum Hyperlinks {
    /// Judges by what terminals that do so set; within a multiplexer nobody knows, unless `FORCE_HYPERLINK` is set.
    ///
    /// - Parameter environment: Looks up a variable.
    static func areSupported(environment: (String) -> String?) -> Bool {
        if let forced = environment("FORCE_HYPERLINK"), !forced.isEmpty { return forced != "0" }
        let terminal = environment("TERM") ?? ""
        guard environment("TMUX") == nil, !terminal.hasPrefix("screen"), !terminal.hasPrefix("tmux") else {
            return false
        }
        if let version = environment("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
        if names.contains(environment("TERM_PROGRAM") ?? "") { return true }
        if ["WT_SESSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION"].contains(where: { environment($0) != nil }) {
            return true
        }
        return terminal.hasPrefix("xterm-kitty") || terminal.hasPrefix("foot") || terminal.hasPrefix("alacritty")
    }

    private static let names: Set<String> = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"]
}
