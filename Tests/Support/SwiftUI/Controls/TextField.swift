// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct TextField<Label>: PrimitiveView where Label: View {
    public typealias Body = Never
    let label: Label
    let text: Binding<String>
    let prompt: Text?

    init(made label: Label, _ text: Binding<String>, _ prompt: Text? = nil) {
        self.label = label
        self.text = text
        self.prompt = prompt
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(made: label(), text, prompt)
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(made: label(), text, prompt)
    }

    func nodes(in scope: Scope) -> [Node] { [.field("TextField", scope, text, label: label, prompt)] }
}

nonisolated extension Node {
    static func field(
        _ kind: String,
        _ scope: Scope,
        _ text: Binding<String>,
        label: some View,
        _ prompt: Text? = nil
    ) -> Node {
        let node = Node(kind, scope, text: text.wrappedValue)
        let title = scope.inside(kind).node(of: label).label
        node.accessibility.label = title
        node.attributes.append(Attribute(name: "prompt", value: prompt?.string ?? title))
        node.edit = { text.wrappedValue = $0 }
        return node
    }
}

nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(made: Text(titleKey), text) }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { self.init(made: Text(title), text) }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(made: Text(titleKey), text, prompt)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(made: Text(title), text, prompt)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(made: Text(titleKey), text)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
        self.init(made: Text(title), text)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(made: Text(titleKey), text, prompt)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
        self.init(made: Text(title), text, prompt)
    }

    public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        let text = Binding(read: { format.format(value.wrappedValue) }) {
            if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
        }
        self.init(made: Text(titleKey), text, prompt)
    }

    public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        let text = Binding(read: { value.wrappedValue.map(format.format) ?? "" }) {
            if $0.isEmpty { value.wrappedValue = nil }
            if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
        }
        self.init(made: Text(titleKey), text, prompt)
    }
}

nonisolated public struct SecureField<Label>: PrimitiveView where Label: View {
    public typealias Body = Never
    let label: Label
    let text: Binding<String>
    let prompt: Text?

    init(made label: Label, _ text: Binding<String>, _ prompt: Text? = nil) {
        self.label = label
        self.text = text
        self.prompt = prompt
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(made: label(), text, prompt)
    }

    func nodes(in scope: Scope) -> [Node] { [.field("SecureField", scope, text, label: label, prompt)] }
}

nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(made: Text(titleKey), text) }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { self.init(made: Text(title), text) }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(made: Text(titleKey), text, prompt)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(made: Text(title), text, prompt)
    }
}

nonisolated public struct TextEditor: PrimitiveView {
    public typealias Body = Never
    let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }

    func nodes(in scope: Scope) -> [Node] { [.field("TextEditor", scope, text, label: EmptyView())] }
}

public struct TextSelection: Equatable, Hashable, Sendable {
    public init(range: Range<String.Index>) {}
    public init(insertionPoint: String.Index) {}
}
