// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct ProgressView<Label, CurrentValueLabel>: PrimitiveView
where Label: View, CurrentValueLabel: View {
    public typealias Body = Never
    let label: Label
    let fraction: Double?

    init(made label: Label, _ fraction: Double? = nil) {
        self.label = label
        self.fraction = fraction
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("ProgressView", scope)
        node.children = scope.inside("ProgressView").nodes(of: label)
        if let fraction { node.attributes.append(Node.Attribute(name: "fraction", value: "\(fraction)")) }
        return [node]
    }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(made: EmptyView()) }
    public init(@ViewBuilder label: () -> Label) { self.init(made: label()) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(made: Text(titleKey)) }

    @_disfavoredOverload
    public init<S>(_ title: S) where Label == Text, S: StringProtocol { self.init(made: Text(title)) }

    public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
        self.init(made: EmptyView(), value.map { Double($0 / total) })
    }

    public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where V: BinaryFloatingPoint {
        self.init(made: label(), value.map { Double($0 / total) })
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, V: BinaryFloatingPoint {
        self.init(made: Text(titleKey), value.map { Double($0 / total) })
    }

    @_disfavoredOverload
    public init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
        self.init(made: Text(title), value.map { Double($0 / total) })
    }
}

nonisolated extension ProgressView {
    public init<V>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(made: label(), value.map { Double($0 / total) })
    }
}
