// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        attribute("frame", [width, height].map { $0.map { "\($0)" } ?? "-" }.joined(separator: "x"))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { self }

    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        attribute("frameAlignment", alignment)
    }

    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        attribute("containerRelativeFrame")
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        attribute("containerRelativeFrame")
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        attribute("containerRelativeFrame")
    }

    public func padding(_ insets: EdgeInsets) -> some View { attribute("padding") }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { attribute("padding") }
    public func padding(_ length: CGFloat) -> some View { attribute("padding") }
    public func fixedSize() -> some View { attribute("fixedSize") }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { attribute("fixedSize") }
    public func layoutPriority(_ value: Double) -> some View { attribute("layoutPriority", value) }
    public func offset(_ offset: CGSize) -> some View { attribute("offset") }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { attribute("offset") }
    public func position(_ position: CGPoint) -> some View { attribute("position") }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { attribute("position") }
    public func zIndex(_ value: Double) -> some View { attribute("zIndex", value) }
    public func scaledToFit() -> some View { attribute("scaledToFit") }
    public func scaledToFill() -> some View { attribute("scaledToFill") }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        attribute("aspectRatio", contentMode)
    }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        attribute("aspectRatio", contentMode)
    }

    public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        self
    }

    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    {
        self
    }

    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

    public func onGeometryChange<T>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable {
        self
    }

    public func onGeometryChange<T>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View where T: Equatable, T: Sendable {
        self
    }

    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        attribute("ignoresSafeArea", edges)
    }

    public func safeAreaInset<V>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        attaching("SafeAreaInset", content())
    }

    public func safeAreaInset<V>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        attaching("SafeAreaInset", content())
    }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { attribute("safeAreaPadding") }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        attribute("safeAreaPadding")
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { attribute("safeAreaPadding") }
}
