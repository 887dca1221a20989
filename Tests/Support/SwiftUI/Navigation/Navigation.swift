// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct NavigationStack<Data, Root>: PrimitiveView where Root: View {
    public typealias Body = Never
    let root: Root
    let path: Binding<[AnyHashable]>?

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("NavigationStack", scope)
        let inner = scope.inside("NavigationStack")
        let own = scope.tree.state("\(inner.path).path") { [AnyHashable]() }
        let path = path ?? Binding(read: { own.value as? [AnyHashable] ?? [] }, write: { own.value = $0 })
        let stack = NavigationPathBinding(path: path)
        let surrounded = inner.with { $0[NavigationPathKey.self] = stack }
        node.children = surrounded.nodes(of: root)
        for (depth, value) in path.wrappedValue.enumerated() {
            guard let destination = node.all.lazy.compactMap({ $0.destination(for: value) }).first else { continue }
            let place = surrounded.inside("destination \(depth)").with {
                $0[DismissKey.self] = DismissAction { path.wrappedValue = Array(path.wrappedValue.prefix(depth)) }
            }
            let shown = Node("Destination", place)
            shown.children = destination(place)
            node.children.append(shown)
        }
        return [node]
    }
}

/// The values that a navigation stack shows.
struct NavigationPathBinding {
    let path: Binding<[AnyHashable]>
}

struct NavigationPathKey: EnvironmentKey {
    static var defaultValue: NavigationPathBinding? { nil }
}

nonisolated extension Node {
    fileprivate func destination(for value: AnyHashable) -> ((Scope) -> [Node])? {
        destinations.lazy.compactMap { $0(value) }.first
    }
}

nonisolated extension NavigationStack {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = Binding(read: { path.wrappedValue.values }, write: { path.wrappedValue.values = $0 })
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        self.path = Binding(read: { path.wrappedValue.map { AnyHashable($0) } }) { values in
            path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
        }
    }
}

public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

nonisolated public struct NavigationLink<Label, Destination>: PrimitiveView where Label: View, Destination: View {
    public typealias Body = Never
    let label: Label
    let destination: Destination?
    let value: AnyHashable?

    init(made label: Label, destination: Destination? = nil, value: AnyHashable? = nil) {
        self.label = label
        self.destination = destination
        self.value = value
    }

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(made: label(), destination: destination())
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("NavigationLink", scope)
        let inner = scope.inside("NavigationLink")
        node.children = inner.nodes(of: label)
        node.tag = value
        if let value {
            let stack = scope.environment[NavigationPathKey.self]
            nonisolated(unsafe) let (path, pushed) = (stack?.path, value)
            node.tap = { path?.wrappedValue.append(pushed) }
        } else if let destination {
            nonisolated(unsafe) let isOpen = scope.tree.state("\(inner.path).isOpen") { false }
            node.tap = { isOpen.value = true }
            if isOpen.value as? Bool == true {
                node.children.append(.presented("Destination", destination, in: inner) { isOpen.value = false })
            }
        }
        return [node]
    }
}

nonisolated extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(made: Text(titleKey), destination: destination())
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(made: Text(title), destination: destination())
    }
}

nonisolated extension NavigationLink where Destination == Never {
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(made: label(), value: value.map { AnyHashable($0) })
    }

    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(made: Text(titleKey), value: value.map { AnyHashable($0) })
    }

    @_disfavoredOverload
    public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(made: Text(title), value: value.map { AnyHashable($0) })
    }
}

nonisolated extension View {
    public func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modified { node in
            node.destinations.append { value in
                guard let value = value.base as? D else { return nil }
                return { $0.nodes(of: destination(value)) }
            }
        }
    }

    public func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
    where V: View {
        let view = destination()
        return attaching { scope in
            guard isPresented.wrappedValue else { return nil }
            return .presented("Destination", view, in: scope) { isPresented.wrappedValue = false }
        }
    }

    public func navigationDestination<D, C>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        attaching { scope in
            guard let shown = item.wrappedValue else { return nil }
            return .presented("Destination", destination(shown), in: scope) { item.wrappedValue = nil }
        }
    }

    public func navigationTitle(_ title: Text) -> some View { attribute("navigationTitle", title.string) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload
    public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { navigationTitle(Text(title)) }

    public func navigationTitle(_ title: Binding<String>) -> some View {
        attribute("navigationTitle", title.wrappedValue)
    }

    public func navigationDocument(_ url: URL) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        attribute("navigationBarBackButtonHidden", hidesBackButton)
    }

    #if !STANDIN_MACOS
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        attribute("navigationBarTitleDisplayMode", displayMode)
    }
    #endif

    #if !STANDIN_IOS
    public func navigationSubtitle(_ subtitle: Text) -> some View { attribute("navigationSubtitle", subtitle.string) }
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    @_disfavoredOverload
    public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
        navigationSubtitle(Text(subtitle))
    }
    #endif
}

#if !STANDIN_MACOS
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
#endif
