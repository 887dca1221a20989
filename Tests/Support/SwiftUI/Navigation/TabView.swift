// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct TabView<SelectionValue, Content>: PrimitiveView
where SelectionValue: Hashable, Content: View {
    public typealias Body = Never
    let selection: Binding<SelectionValue>?
    let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("TabView", scope)
        node.children = scope.inside("TabView").nodes(of: content)
        if let selection {
            node.selection = NodeSelection(values: [AnyHashable(selection.wrappedValue)]) { value in
                guard let value = SelectionValue.value(of: value) else { return false }
                selection.wrappedValue = value
                return true
            }
        }
        return [node]
    }
}

nonisolated extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

nonisolated extension View {
    public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        attaching("TabItem", label())
    }
}
