// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public nonisolated var body: Never { fatalError("\(Self.self) has no body") }
}

/// What of a toolbar is made of nodes at once.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    nonisolated func nodes(in scope: Scope) -> [Node]
}

extension Scope {
    func nodes(of toolbar: some ToolbarContent) -> [Node] {
        if let primitive = toolbar as? any PrimitiveToolbarContent { return primitive.nodes(in: self) }
        let scope = inside(plainName(of: type(of: toolbar)))
        scope.link(toolbar)
        return onMainActor((scope, toolbar)) { $0.nodes(of: $1.body) }
    }
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    public static func buildBlock<C0, C1, each C>(
        _ c0: C0,
        _ c1: C1,
        _ content: repeat each C
    ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent, repeat each C: ToolbarContent {
        ToolbarNodes { scope in
            var nodes = scope.inside(0).nodes(of: c0) + scope.inside(1).nodes(of: c1)
            var index = 2
            for one in repeat each content {
                nodes += scope.inside(index).nodes(of: one)
                index += 1
            }
            return nodes
        }
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .second(second))
    }

    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        ToolbarNodes { $0.nodes(of: content) }
    }
}

nonisolated struct ToolbarNodes: PrimitiveToolbarContent {
    typealias Body = Never
    let make: (Scope) -> [Node]

    func nodes(in scope: Scope) -> [Node] { make(scope) }
}

nonisolated extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    func nodes(in scope: Scope) -> [Node] { map { scope.nodes(of: $0) } ?? [] }
}

nonisolated extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    func nodes(in scope: Scope) -> [Node] {
        switch storage {
        case .first(let content): scope.inside("true").nodes(of: content)
        case .second(let content): scope.inside("false").nodes(of: content)
        }
    }
}

public struct ToolbarItemPlacement {
    let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    #if !STANDIN_MACOS
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    #endif
}

extension ToolbarItemPlacement: Sendable {}

public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = ToolbarDefaultItemKind()
    #if !STANDIN_IOS
    public static let title = ToolbarDefaultItemKind()
    #endif
}

nonisolated public struct ToolbarItem<ID, Content>: PrimitiveToolbarContent where Content: View {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("ToolbarItem", scope)
        node.attributes.append(Node.Attribute(name: "placement", value: placement.name))
        node.children = scope.inside("ToolbarItem").nodes(of: content)
        return [node]
    }
}

nonisolated extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

nonisolated public struct ToolbarItemGroup<Content>: PrimitiveToolbarContent where Content: View {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("ToolbarItemGroup", scope)
        node.attributes.append(Node.Attribute(name: "placement", value: placement.name))
        node.children = scope.inside("ToolbarItemGroup").nodes(of: content)
        return [node]
    }
}

nonisolated public struct ToolbarTitleMenu<Content>: PrimitiveToolbarContent where Content: View {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("ToolbarTitleMenu", scope)
        node.children = scope.inside("ToolbarTitleMenu").nodes(of: content)
        return [node]
    }
}

public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    #if !STANDIN_MACOS
    public static let navigationBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
    #endif
    #if !STANDIN_IOS
    public static let windowToolbar = ToolbarPlacement()
    #endif
}

public struct ToolbarRole: Sendable {
    public static var automatic: ToolbarRole { ToolbarRole() }
    public static var navigationStack: ToolbarRole { ToolbarRole() }
    public static var browser: ToolbarRole { ToolbarRole() }
    public static var editor: ToolbarRole { ToolbarRole() }
}

public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    #if !STANDIN_MACOS
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    #endif
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

nonisolated extension View {
    public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        attaching("Toolbar", content())
    }

    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        let content = content()
        return attaching { scope in
            let inner = scope.inside("Toolbar")
            let node = Node("Toolbar", inner)
            node.children = inner.nodes(of: content)
            return node
        }
    }

    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { attribute("toolbarRemoving") }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        attribute("toolbarVisibility", visibility)
    }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        attribute("toolbarVisibility", visibility)
    }
    public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle {
        self
    }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
        attaching("ToolbarTitleMenu", content())
    }
}
