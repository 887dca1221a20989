// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    private let initial: Value

    public init(wrappedValue: Value) { initial = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { initial = wrappedValue }
    public var wrappedValue: Value { initial }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let cell: Cell<Value>

    public init(wrappedValue: Value) { cell = Cell(wrappedValue) }
    public init(initialValue: Value) { cell = Cell(initialValue) }
    public var wrappedValue: Value { cell.value }
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState: LinkedProperty {
    func link(to scope: Scope, as name: String) { cell.link(to: scope, as: name) }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
    public init() {}
    public var wrappedValue: Namespace.ID { ID() }

    public struct ID: Hashable, Sendable {}
}
