// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that is a node of its own, or arranges those of others.
nonisolated protocol PrimitiveView: View where Body == Never {
    nonisolated func nodes(in scope: Scope) -> [Node]
}

/// A view around another.
nonisolated protocol Container: PrimitiveView {
    associatedtype Content: View
    nonisolated var content: Content { get }
    nonisolated func describe(_ node: Node)
}

nonisolated extension Container {
    func describe(_ node: Node) {}

    func nodes(in scope: Scope) -> [Node] {
        let node = Node(plainName(of: Self.self), scope)
        node.children = scope.inside(node.kind).nodes(of: content)
        describe(node)
        return [node]
    }
}

/// A view that is known by what makes its nodes.
nonisolated struct Leaf: PrimitiveView {
    typealias Body = Never
    let make: (Scope) -> [Node]

    func nodes(in scope: Scope) -> [Node] { make(scope) }
}
