// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Synchronization

public struct ScrollPosition: Equatable, Sendable {
    nonisolated(unsafe) private(set) var request: ScrollRequest?
    private(set) var number = 0
    public private(set) var isPositionedByUser = false

    public init(idType: (some Hashable & Sendable).Type = Never.self) {}

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        ask(ScrollRequest(id: AnyHashable(id), anchor: anchor))
    }

    public mutating func scrollTo(edge: Edge) { ask(ScrollRequest(edge: edge)) }
    public mutating func scrollTo(point: CGPoint) { ask(ScrollRequest(anchor: UnitPoint(x: point.x, y: point.y))) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
    public mutating func scrollTo(y: CGFloat) { scrollTo(x: 0, y: y) }
    public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: 0) }

    public var edge: Edge? { request?.edge }
    public var viewID: (any Hashable & Sendable)? { nil }
    public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { request?.id?.base as? T }

    private mutating func ask(_ request: ScrollRequest) {
        self.request = request
        number = Self.count.add(1, ordering: .relaxed).newValue
    }

    private static let count = Atomic(0)
}
