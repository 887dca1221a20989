// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What is selected of a list, a picker or a tab view.
@_spi(Tree) public struct NodeSelection {
    public let values: Set<AnyHashable>
    /// Selects one; `nil` for none. Answers whether it takes such a value.
    public let select: (AnyHashable?) -> Bool
}
