// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        lifecycle { _ in .appear { action?() } }
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        lifecycle { _ in .disappear { action?() } }
    }

    @preconcurrency
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        lifecycle { _ in .task(id: true, action) }
    }

    @preconcurrency
    public func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable {
        lifecycle { _ in .task(id: value, action) }
    }

    public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        lifecycle { _ in
            .change(ObservedChange(value: value, isInitial: initial) { action($0 as? V ?? value, value) })
        }
    }

    public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    where V: Equatable {
        lifecycle { _ in .change(ObservedChange(value: value, isInitial: initial) { _ in action() }) }
    }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modified {
            $0.handle("openURL") { (url: URL) in
                action(url); return true
            }
        }
    }

    public func id<ID>(_ id: ID) -> some View where ID: Hashable { Identified(content: self, id: AnyHashable(id)) }

    public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        self
    }
}

public final class NSUserActivity {
    public var title: String?
    public init(activityType: String) {}
}

/// A view that begins anew where its identity changes.
nonisolated struct Identified<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let id: AnyHashable

    func nodes(in scope: Scope) -> [Node] {
        let inner = scope.inside("id(\(id))")
        let nodes = inner.nodes(of: content)
        for node in nodes {
            node.id = id
            if node.place.hasPrefix(inner.path) { node.place = scope.path + node.place.dropFirst(inner.path.count) }
        }
        return nodes
    }
}
