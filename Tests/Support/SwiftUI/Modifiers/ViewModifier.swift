// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

nonisolated public struct _ViewModifier_Content<Modifier>: PrimitiveView where Modifier: ViewModifier {
    public typealias Body = Never
    let make: (Scope) -> [Node]

    func nodes(in scope: Scope) -> [Node] { make(scope) }
}

nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

nonisolated extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    func nodes(in scope: Scope) -> [Node] {
        let inner = scope.inside(plainName(of: Modifier.self))
        inner.link(modifier)
        return inner.nodes(of: changed { $0.nodes(of: content) })
    }

    private func changed(_ make: @escaping (Scope) -> [Node]) -> Modifier.Body {
        onMainActor(Modification(modifier: modifier, make: make)) { $0.result }
    }
}

/// What a modifier makes of a view.
private struct Modification<Modifier: ViewModifier> {
    let modifier: Modifier
    let make: (Scope) -> [Node]

    @MainActor var result: Modifier.Body { modifier.body(content: _ViewModifier_Content(make: make)) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

public struct EmptyModifier: ViewModifier {
    nonisolated public static let identity = EmptyModifier()
    nonisolated public init() {}
    public func body(content: _ViewModifier_Content<EmptyModifier>) -> some View { content }
}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated public struct EquatableView<Content>: PrimitiveView where Content: Equatable, Content: View {
    public typealias Body = Never
    public var content: Content

    public init(content: Content) { self.content = content }

    /// Evaluated each time: tests look at what it shows now, not at what was kept.
    func nodes(in scope: Scope) -> [Node] { scope.nodes(of: content) }
}

nonisolated extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
