/// Where the search for a key ended.
enum FoundKey: Hashable {
    /// At the key.
    case text(String)
    /// At a command that hands it out, once it is needed.
    case command(KeyCommand)
}
