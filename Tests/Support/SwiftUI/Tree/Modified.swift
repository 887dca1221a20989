// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view and what a modifier says about each of its nodes.
nonisolated struct Modified<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let change: (Node, Scope) -> Void

    func nodes(in scope: Scope) -> [Node] {
        let nodes = scope.nodes(of: content)
        for node in nodes { change(node, scope) }
        return nodes
    }
}

/// A view and what a modifier says about its surroundings.
nonisolated struct Surrounded<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func nodes(in scope: Scope) -> [Node] { scope.with(change).nodes(of: content) }
}

/// A view and something that a modifier adds to it, such as a sheet.
nonisolated struct Attached<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let attachment: (Scope) -> Node?

    func nodes(in scope: Scope) -> [Node] {
        let nodes = scope.nodes(of: content)
        guard let attached = attachment(scope) else { return nodes }
        let host = host(nodes, scope)
        host.children.append(attached)
        return [host]
    }

    private func host(_ nodes: [Node], _ scope: Scope) -> Node {
        if let only = nodes.first, nodes.count == 1 { return only }
        let group = Node("Group", scope)
        group.children = nodes
        return group
    }
}

nonisolated extension View {
    func modified(_ change: @escaping (Node) -> Void) -> Modified<Self> {
        Modified(content: self) { node, _ in change(node) }
    }

    func attribute(_ name: String, _ value: Any? = nil) -> Modified<Self> {
        modified { $0.attributes.append(Node.Attribute(name: name, value: described(value))) }
    }

    func surrounded(_ change: @escaping (inout EnvironmentValues) -> Void) -> Surrounded<Self> {
        Surrounded(content: self, change: change)
    }

    func attaching(_ attachment: @escaping (Scope) -> Node?) -> Attached<Self> {
        Attached(content: self, attachment: attachment)
    }

    /// Adds a view below a node of a kind.
    func attaching(_ kind: String, _ view: some View) -> Attached<Self> {
        attaching { scope in
            let inner = scope.inside(kind)
            let node = Node(kind, inner)
            node.children = inner.nodes(of: view)
            return node
        }
    }

    func lifecycle(_ event: @escaping (Scope) -> Lifecycle.Event) -> Modified<Self> {
        Modified(content: self) { node, scope in
            let key = "\(node.place):\(node.kind)#\(node.lifecycle.count)"
            node.lifecycle.append(Lifecycle(key: key, event: event(scope)))
        }
    }
}

/// A value as a dump of the tree shows it.
func described(_ value: Any?) -> String {
    switch value {
    case nil: "true"
    case let value as any Described: value.name
    case let value as any OptionalValue: value.some.map(described) ?? "nil"
    case let value?: "\(value)"
    }
}

/// A value of Apple's without a description of its own.
protocol Described {
    var name: String { get }
}

private protocol OptionalValue {
    var some: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var some: Any? { self }
}
