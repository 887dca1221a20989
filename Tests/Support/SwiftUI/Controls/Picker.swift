// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Picker<Label, SelectionValue, Content>: PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
    public typealias Body = Never
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    init(made label: Label, _ selection: Binding<SelectionValue>, _ content: Content) {
        self.selection = selection
        self.label = label
        self.content = content
    }

    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(made: label(), selection, content())
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Picker", scope)
        let inner = scope.inside("Picker")
        node.accessibility.label = inner.inside("label").node(of: label).label
        node.children = inner.nodes(of: content)
        node.selection = NodeSelection(values: [AnyHashable(selection.wrappedValue)]) { value in
            guard let value = SelectionValue.value(of: value) else { return false }
            selection.wrappedValue = value
            return true
        }
        node.attributes.append(Node.Attribute(name: "selection", value: described(selection.wrappedValue)))
        return [node]
    }
}

extension Hashable {
    /// The value that a tag stands for: `tag(1)` also selects in a picker over `Int?`.
    nonisolated static func value(of tag: AnyHashable?) -> Self? {
        if let value = tag?.base as? Self { return value }
        let none: Any? = nil
        return tag == nil ? none as? Self : nil
    }
}

nonisolated extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(made: Text(titleKey), selection, content())
    }

    @_disfavoredOverload
    public init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(made: Text(title), selection, content())
    }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(made: SwiftUI.Label(titleKey, systemImage: systemImage), selection, content())
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(made: SwiftUI.Label(title, systemImage: systemImage), selection, content())
    }
}

nonisolated extension View {
    public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        modified { node in
            node.tag = AnyHashable(tag)
            node.attributes.append(Node.Attribute(name: "tag", value: described(tag)))
        }
    }
}
