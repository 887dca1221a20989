// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Menu<Label, Content>: PrimitiveView where Label: View, Content: View {
    public typealias Body = Never
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?

    init(made label: Label, _ content: Content, _ primaryAction: (() -> Void)? = nil) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(made: label(), content())
    }

    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(made: label(), content(), primaryAction)
    }

    func nodes(in scope: Scope) -> [Node] {
        let inner = scope.inside("Menu")
        let node = Node("Menu", scope)
        let items = Node("MenuContent", inner)
        items.children = inner.nodes(of: content)
        node.children = inner.inside("label").nodes(of: label) + [items]
        if let primaryAction {
            nonisolated(unsafe) let run = primaryAction  // tests drive the tree on the main actor only
            node.tap = { run() }
        }
        return [node]
    }
}

nonisolated extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(made: Text(titleKey), content())
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(made: Text(title), content())
    }

    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(made: Text(titleKey), content(), primaryAction)
    }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(made: SwiftUI.Label(titleKey, systemImage: systemImage), content())
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(made: SwiftUI.Label(title, systemImage: systemImage), content())
    }

    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(made: SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction)
    }
}

nonisolated extension View {
    public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View {
        attaching("ContextMenu", menuItems())
    }

    public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
    where M: View, P: View {
        attaching("ContextMenu", menuItems())
    }

    public func contextMenu<I, M>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View where I: Hashable, M: View {
        attribute("contextMenuForSelection")
    }

    public func menuIndicator(_ visibility: Visibility) -> some View { attribute("menuIndicator", visibility) }
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

public struct MenuOrder: Equatable, Hashable, Sendable {
    public static let automatic = MenuOrder()
    public static let priority = MenuOrder()
    public static let fixed = MenuOrder()
}

public struct MenuActionDismissBehavior: Equatable, Sendable {
    public static let automatic = MenuActionDismissBehavior()
    public static let enabled = MenuActionDismissBehavior()
    public static let disabled = MenuActionDismissBehavior()
}
