// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    public static func main() { fatalError("The stand-in of SwiftUI shows no windows.") }
}

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public nonisolated var body: Never { fatalError("\(Self.self) has no body") }
}

/// A scene that is a node of its own.
nonisolated protocol PrimitiveScene: Scene where Body == Never {
    nonisolated func nodes(in scope: Scope) -> [Node]
}

extension Scope {
    func nodes(of scene: some Scene) -> [Node] {
        if let primitive = scene as? any PrimitiveScene { return primitive.nodes(in: self) }
        let scope = inside(plainName(of: type(of: scene)))
        scope.link(scene)
        return onMainActor((scope, scene)) { $0.nodes(of: $1.body) }
    }
}

nonisolated struct SceneNodes: PrimitiveScene {
    typealias Body = Never
    let make: (Scope) -> [Node]

    func nodes(in scope: Scope) -> [Node] { make(scope) }
}

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

    public static func buildBlock<C0, C1, each C>(_ c0: C0, _ c1: C1, _ content: repeat each C) -> some Scene
    where C0: Scene, C1: Scene, repeat each C: Scene {
        SceneNodes { scope in
            var nodes = scope.inside(0).nodes(of: c0) + scope.inside(1).nodes(of: c1)
            var index = 2
            for one in repeat each content {
                nodes += scope.inside(index).nodes(of: one)
                index += 1
            }
            return nodes
        }
    }
}

nonisolated public struct WindowGroup<Content>: PrimitiveScene where Content: View {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol { self.content = content() }

    func nodes(in scope: Scope) -> [Node] { [.window("WindowGroup", content, in: scope)] }
}

nonisolated extension Node {
    fileprivate static func window(_ kind: String, _ content: some View, in scope: Scope) -> Node {
        let node = Node(kind, scope)
        node.children = scope.inside(kind).nodes(of: content)
        return node
    }
}

#if !STANDIN_IOS
nonisolated public struct Window<Content>: PrimitiveScene where Content: View {
    public typealias Body = Never
    let content: Content

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.content = content()
    }

    func nodes(in scope: Scope) -> [Node] { [.window("Window", content, in: scope)] }
}

nonisolated public struct Settings<Content>: PrimitiveScene where Content: View {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func nodes(in scope: Scope) -> [Node] { [.window("Settings", content, in: scope)] }
}
#endif

nonisolated extension Scene {
    public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands {
        let content = content()
        return adding { scope in
            let node = Node("Commands", scope.inside("Commands"))
            node.children = scope.inside("Commands").nodes(of: content)
            return [node]
        }
    }

    public func commandsRemoved() -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        SceneNodes { $0.with { $0[keyPath: keyPath] = value }.nodes(of: self) }
    }
    public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
        SceneNodes { $0.with { $0[object: T.self] = object }.nodes(of: self) }
    }

    public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    )
        -> some Scene where V: Equatable
    {
        adding { scope in
            let node = Node("OnChange", scope)
            let change = ObservedChange(value: value, isInitial: initial) { action($0 as? V ?? value, value) }
            node.lifecycle.append(Lifecycle(key: "\(scope.path)#scene", event: .change(change)))
            return [node]
        }
    }

    public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
    where V: Equatable {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    #if !STANDIN_IOS
    public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle { self }
    public func windowToolbarStyle<S>(_ style: S) -> some Scene where S: WindowToolbarStyle { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    #endif

    private func adding(_ make: @escaping (Scope) -> [Node]) -> SceneNodes {
        SceneNodes { scope in scope.nodes(of: self) + make(scope) }
    }
}

public struct WindowResizability: Sendable {
    public static var automatic: WindowResizability { WindowResizability() }
    public static var contentSize: WindowResizability { WindowResizability() }
    public static var contentMinSize: WindowResizability { WindowResizability() }
}

#if !STANDIN_IOS
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

@MainActor @preconcurrency public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { nonisolated public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { nonisolated public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

@MainActor @preconcurrency public protocol WindowToolbarStyle {}
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
}
#endif
