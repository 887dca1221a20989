// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Label<Title, Icon>: PrimitiveView where Title: View, Icon: View {
    public typealias Body = Never
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Label", scope)
        let inner = scope.inside("Label")
        node.children = inner.inside("icon").nodes(of: icon) + inner.inside("title").nodes(of: title)
        return [node]
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorative: name)
        }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(decorative: name)
        }
    }
}
