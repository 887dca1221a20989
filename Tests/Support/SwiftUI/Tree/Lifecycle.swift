// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What runs as views come, change and go.
@_spi(Tree) public struct Lifecycle {
    /// Where it stands; the same from one evaluation to the next.
    let key: String
    let event: Event

    enum Event {
        case appear(() -> Void)
        case disappear(() -> Void)
        case task(id: any Equatable, @Sendable () async -> Void)
        case change(ObservedChange)
    }
}

/// A value that `onChange` looks at.
struct ObservedChange {
    let value: any Equatable
    let isInitial: Bool
    let run: (_ old: any Equatable) -> Void
}

extension Equatable {
    func equals(_ other: any Equatable) -> Bool { other as? Self == self }
}
