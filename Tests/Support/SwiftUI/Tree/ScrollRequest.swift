// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What was scrolled to.
@_spi(Tree) public struct ScrollRequest: Equatable {
    /// The view, where it was asked for by its id.
    public var id: AnyHashable?
    public var edge: Edge?
    public var anchor: UnitPoint?
}
