// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Where a view is evaluated.
struct Scope {
    let tree: Tree
    var path: String
    var environment: EnvironmentValues

    func inside(_ component: some Any) -> Scope {
        var scope = self
        scope.path += "/\(component)"
        return scope
    }

    func with(_ change: (inout EnvironmentValues) -> Void) -> Scope {
        var scope = self
        change(&scope.environment)
        return scope
    }

    func nodes(of view: some View) -> [Node] {
        if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
        return [composite(view)]
    }

    /// The nodes of a view that others see as one.
    func node(of view: some View) -> Node {
        let nodes = nodes(of: view)
        if let only = nodes.first, nodes.count == 1 { return only }
        let group = Node("Group", self)
        group.children = nodes
        return group
    }

    private func composite<Composite: View>(_ view: Composite) -> Node {
        let kind = plainName(of: Composite.self)
        let scope = inside(kind)
        scope.link(view)
        let node = Node(kind, scope)
        node.children = onMainActor((scope, view)) { $0.nodes(of: $1.body) }
        return node
    }
}

/// The name of a type without its module and its arguments.
func plainName(of type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
}
