// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a modifier runs when something happens to a view, such as `submit` or `refresh`.
@_spi(Tree) public struct Handler {
    public let event: String
    /// Takes what has happened and answers whether that was for it.
    public let run: @MainActor (Any?) async -> Bool
}

nonisolated extension Node {
    func handle(_ event: String, _ run: @escaping @MainActor () -> Void) {
        handlers.append(
            Handler(event: event) { _ in
                run()
                return true
            }
        )
    }

    func handle<Happening>(_ event: String, with run: @escaping (Happening) -> Bool) {
        nonisolated(unsafe) let run = run  // tests drive the tree on the main actor only
        handlers.append(Handler(event: event) { happening in (happening as? Happening).map(run) ?? false })
    }
}
