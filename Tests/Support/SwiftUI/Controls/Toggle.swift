// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Toggle<Label>: PrimitiveView where Label: View {
    public typealias Body = Never
    let isOn: Binding<Bool>
    let label: Label

    init(made label: Label, _ isOn: Binding<Bool>) {
        self.label = label
        self.isOn = isOn
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(made: label(), isOn) }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Toggle", scope)
        node.children = scope.inside("Toggle").nodes(of: label)
        node.toggle = isOn
        node.attributes.append(Node.Attribute(name: "isOn", value: "\(isOn.wrappedValue)"))
        return [node]
    }
}

nonisolated extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(made: Text(titleKey), isOn) }

    @_disfavoredOverload
    public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol { self.init(made: Text(title), isOn) }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(made: SwiftUI.Label(titleKey, systemImage: systemImage), isOn)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(made: SwiftUI.Label(title, systemImage: systemImage), isOn)
    }
}
