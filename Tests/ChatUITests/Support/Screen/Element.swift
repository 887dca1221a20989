@_spi(Tree) import SwiftUI
import Testing

/// Something on a screen, to look at and to use. What is done to it is done to the node as it now is.
@MainActor
struct Element {
    let screen: Screen
    let node: Node

    var kind: String { node.kind }
    /// What it is called aloud.
    var label: String { node.label }
    var text: String { node.text }
    var isDisabled: Bool { !node.isEnabled }
    var isFocused: Bool { node.focus?.wrappedValue ?? false }
    var isOn: Bool { node.toggle?.wrappedValue ?? false }
    var isSelected: Bool { node.tag.map { selection?.values.contains($0) ?? false } ?? false }
    var accessibility: AccessibilityProperties { node.accessibility }
    var value: String? { node.accessibility.value }
    /// What the modifier of that name says.
    subscript(name: String) -> String? { node[name] }
    var dump: String { node.dump }

    var children: [Element] { node.children.map { Element(screen: screen, node: $0) } }
    var texts: [String] { nodes("Text").map(\.text) }

    func nodes(_ kind: String) -> [Element] {
        node.all.dropFirst().filter { $0.kind == kind }.map { Element(screen: screen, node: $0) }
    }

    func node(
        _ kind: String,
        _ label: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Element {
        let found = nodes(kind).first { label == nil || $0.label == label }
        return try #require(found, "no \(kind) “\(label ?? "")” in\n\(dump)", sourceLocation: sourceLocation)
    }

    func button(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        try node("Button", label, sourceLocation: sourceLocation)
    }

    func has(_ kind: String, _ label: String? = nil) -> Bool {
        nodes(kind).contains { label == nil || $0.label == label }
    }

    /// The list, picker or tab view that it is chosen in.
    private var selection: NodeSelection? { ancestors.lazy.compactMap(\.selection).first }

    var ancestors: [Node] {
        var found: [Node] = []
        var place: Node? = node
        while let next = place {
            found.append(next)
            place = next.parent
        }
        return found
    }
}
