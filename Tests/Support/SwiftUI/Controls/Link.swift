// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Link<Label>: PrimitiveView where Label: View {
    public typealias Body = Never
    let destination: URL
    let label: Label

    init(made label: Label, _ destination: URL) {
        self.label = label
        self.destination = destination
    }

    public init(destination: URL, @ViewBuilder label: () -> Label) { self.init(made: label(), destination) }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Link", scope)
        node.children = scope.inside("Link").nodes(of: label)
        node.attributes.append(Node.Attribute(name: "destination", value: destination.absoluteString))
        let openURL = scope.environment.value(at: \.openURL)
        let destination = destination
        node.tap = { openURL(destination) }
        return [node]
    }
}

nonisolated extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(made: Text(titleKey), destination) }

    @_disfavoredOverload
    public init<S>(_ title: S, destination: URL) where S: StringProtocol { self.init(made: Text(title), destination) }
}
