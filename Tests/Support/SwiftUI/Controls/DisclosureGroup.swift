// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct DisclosureGroup<Label, Content>: PrimitiveView where Label: View, Content: View {
    public typealias Body = Never
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content

    init(made label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(made: label(), nil, content)
    }

    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(made: label(), isExpanded, content)
    }

    func nodes(in scope: Scope) -> [Node] {
        let inner = scope.inside("DisclosureGroup")
        let own = scope.tree.state("\(inner.path).isExpanded") { false }
        let isExpanded = isExpanded ?? Binding(read: { own.value as? Bool ?? false }, write: { own.value = $0 })
        let node = Node("DisclosureGroup", scope)
        node.toggle = isExpanded
        node.children = inner.inside("label").nodes(of: label)
        if isExpanded.wrappedValue { node.children += inner.nodes(of: content()) }
        return [node]
    }
}

nonisolated extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(made: Text(titleKey), nil, content)
    }

    @_disfavoredOverload
    public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
        self.init(made: Text(label), nil, content)
    }

    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(made: Text(titleKey), isExpanded, content)
    }

    @_disfavoredOverload
    public init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    where S: StringProtocol {
        self.init(made: Text(label), isExpanded, content)
    }
}

nonisolated public struct GroupBox<Label, Content>: PrimitiveView where Label: View, Content: View {
    public typealias Body = Never
    let label: Label
    let content: Content

    init(made label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(made: label(), content())
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("GroupBox", scope)
        let inner = scope.inside("GroupBox")
        node.children = inner.inside("label").nodes(of: label) + inner.nodes(of: content)
        return [node]
    }
}

nonisolated extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(made: EmptyView(), content()) }
}

nonisolated extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(made: Text(titleKey), content())
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(made: Text(title), content())
    }
}

nonisolated public struct ContentUnavailableView<Label, Description, Actions>: PrimitiveView
where Label: View, Description: View, Actions: View {
    public typealias Body = Never
    let label: Label
    let about: Description
    let actions: Actions

    init(made label: Label, _ about: Description, _ actions: Actions) {
        self.label = label
        self.about = about
        self.actions = actions
    }

    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(made: label(), description(), actions())
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("ContentUnavailableView", scope)
        let inner = scope.inside(node.kind)
        node.children = inner.inside("label").nodes(of: label) + inner.inside("description").nodes(of: about)
        node.children += inner.inside("actions").nodes(of: actions)
        return [node]
    }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(made: SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
        self.init(made: SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
}

nonisolated public struct SearchUnavailableContent {
    nonisolated public struct Label: PrimitiveView {
        public typealias Body = Never
        let query: String?

        func nodes(in scope: Scope) -> [Node] {
            scope.nodes(of: Text(verbatim: query.map { "No Results for “\($0)”" } ?? "No Results"))
        }
    }

    nonisolated public struct Description: PrimitiveView {
        public typealias Body = Never

        func nodes(in scope: Scope) -> [Node] {
            scope.nodes(of: Text(verbatim: "Check the spelling or try a new search."))
        }
    }

    nonisolated public struct Actions: PrimitiveView {
        public typealias Body = Never

        func nodes(in scope: Scope) -> [Node] { [] }
    }
}

nonisolated extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
        >
    {
        Self(made: Label(query: nil), Description(), Actions())
    }

    public static func search(
        text: String
    ) -> ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    > {
        Self(made: Label(query: text), Description(), Actions())
    }
}
