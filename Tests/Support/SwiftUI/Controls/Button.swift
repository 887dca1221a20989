// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ButtonRole: Equatable, Sendable, Described {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

nonisolated public struct Button<Label>: PrimitiveView where Label: View {
    public typealias Body = Never
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(made: nil, action, label())
    }

    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(made: role, action, label())
    }

    init(made role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
        self.role = role
        self.action = action
        self.label = label
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Button", scope)
        node.tap = action
        if let role { node.attributes.append(Node.Attribute(name: "role", value: role.name)) }
        let inner = scope.inside("Button")
        node.children =
            scope.environment.buttonStyle?.nodes(role: role, label: label, in: inner) ?? inner.nodes(of: label)
        return [node]
    }
}

nonisolated extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(made: nil, action, Text(titleKey))
    }

    @_disfavoredOverload @preconcurrency
    public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(made: nil, action, Text(title))
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(made: role, action, Text(titleKey))
    }

    @_disfavoredOverload @preconcurrency
    public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(made: role, action, Text(title))
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(made: nil, action, SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload @preconcurrency
    public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(made: nil, action, SwiftUI.Label(title, systemImage: systemImage))
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(made: role, action, SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload @preconcurrency
    public init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    where S: StringProtocol {
        self.init(made: role, action, SwiftUI.Label(title, systemImage: systemImage))
    }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(made: configuration.role, { configuration.trigger() }, configuration.label)
    }
}
