@_spi(Tree) import SwiftUI
import Testing

extension Screen {
    /// All that is on it.
    private var whole: Element { Element(screen: self, node: root) }

    /// All nodes of a kind, such as `Button` or a view's own name, as they are read.
    func nodes(_ kind: String) -> [Element] { whole.nodes(kind) }

    /// The one node that fits; a test fails where there is none, and stops.
    func node(
        _ kind: String,
        _ label: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Element {
        try whole.node(kind, label, sourceLocation: sourceLocation)
    }

    /// The button that is called so.
    func button(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        try whole.button(label, sourceLocation: sourceLocation)
    }

    /// The text field, secure field or search field that is called so.
    func field(_ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        let fields = root.all.filter { $0.edit != nil && (label == nil || $0.label == label) }
        let found = fields.first.map { Element(screen: self, node: $0) }
        return try #require(found, "no field “\(label ?? "")” in\n\(dump)", sourceLocation: sourceLocation)
    }

    /// The node with an accessibility identifier.
    func identified(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        let found = root.all.first { $0.accessibility.identifier == identifier }
        let element = found.map { Element(screen: self, node: $0) }
        return try #require(element, "no “\(identifier)” in\n\(dump)", sourceLocation: sourceLocation)
    }

    func has(_ kind: String, _ label: String? = nil) -> Bool { whole.has(kind, label) }

    /// What is read on the screen, text for text.
    var texts: [String] { whole.texts }

    func says(_ text: String) -> Bool { texts.contains(text) }

    var sheet: Element? { nodes("Sheet").first }
    var alert: Element? { nodes("Alert").first }
    var dialog: Element? { nodes("ConfirmationDialog").first }
}
