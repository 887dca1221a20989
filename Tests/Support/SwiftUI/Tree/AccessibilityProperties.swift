// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What assistive technology is told about a view.
@_spi(Tree) public struct AccessibilityProperties {
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var isHidden = false
    public var traits: AccessibilityTraits = []
    /// How its children are told: `ignore`, `contain` or `combine`.
    public var children: String?
    public var sortPriority: Double?

    var summary: String {
        let named = [
            ("label", label), ("value", value), ("hint", hint), ("identifier", identifier), ("children", children),
        ]
        let words = named.compactMap { name, value in value.map { "accessibility:\(name)=\"\($0)\"" } }
        return (words + (isHidden ? ["accessibility:hidden"] : [])).joined(separator: " ")
    }
}

nonisolated extension Node {
    /// What it is called aloud: its label, or what it says, or what stands in it.
    @_spi(Tree) public var label: String {
        if accessibility.isHidden { return "" }
        if let label = accessibility.label { return label }
        if !text.isEmpty, edit == nil { return text }
        return children.filter(\.isContent).map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Whether it stands in its parent, rather than opens from it.
    @_spi(Tree) public var isContent: Bool {
        ![
            "Alert", "ConfirmationDialog", "ContextMenu", "FileExporter", "FileImporter", "FullScreenCover",
            "Inspector",
            "MenuContent", "Popover", "Sheet", "SwipeActions", "Toolbar",
        ].contains(kind)
    }
}
