// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct HStack<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

nonisolated public struct VStack<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content
    let alignment: HorizontalAlignment

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
    }

    func describe(_ node: Node) {
        if alignment != .center { node.attributes.append(Node.Attribute(name: "alignment", value: alignment.name)) }
    }
}

nonisolated public struct ZStack<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated public struct LazyHStack<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

nonisolated public struct LazyVStack<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

nonisolated public struct Grid<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

nonisolated public struct GridRow<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated extension View {
    public func gridCellColumns(_ count: Int) -> some View { attribute("gridCellColumns", count) }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        attribute("gridColumnAlignment", guide.name)
    }
}

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

nonisolated public struct LazyVGrid<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

nonisolated public struct LazyHGrid<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

nonisolated public struct Spacer: PrimitiveView {
    public typealias Body = Never
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    func nodes(in scope: Scope) -> [Node] { [Node("Spacer", scope)] }
}

nonisolated public struct Divider: PrimitiveView {
    public typealias Body = Never
    public init() {}

    func nodes(in scope: Scope) -> [Node] { [Node("Divider", scope)] }
}

nonisolated public struct ViewThatFits<Content>: Container where Content: View {
    public typealias Body = Never
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Tests see the first, as where there is room for everything.
    func nodes(in scope: Scope) -> [Node] { scope.inside("ViewThatFits").nodes(of: content).prefix(1).map { $0 } }
}

nonisolated public struct Group<Content> {
    let content: Content
}

nonisolated extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func nodes(in scope: Scope) -> [Node] { scope.nodes(of: content) }
}

nonisolated public struct GeometryReader<Content>: PrimitiveView where Content: View {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("GeometryReader", scope)
        node.children = scope.inside(node.kind).nodes(of: content(GeometryProxy()))
        return [node]
    }
}

public struct GeometryProxy {
    public var size: CGSize { CGSize(width: 390, height: 844) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

public struct Anchor<Value> {
    let value: Value
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public enum CoordinateSpace: Hashable {
    case global, local
    case named(AnyHashable)
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(name))
    }
    public static var scrollView: NamedCoordinateSpace { named("scrollView") }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
