// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let cell: Cell<Value>

    public init(wrappedValue value: Value) { cell = Cell(value) }
    public init(initialValue value: Value) { cell = Cell(value) }

    public var wrappedValue: Value {
        get { cell.value }
        nonmutating set { cell.value = newValue }
    }

    public var projectedValue: Binding<Value> { cell.binding }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}  // used on the main actor only

extension State: LinkedProperty {
    func link(to scope: Scope, as name: String) { cell.link(to: scope, as: name) }
}

/// The value of a property wrapper: its own until the view stands somewhere, then that of the place.
final class Cell<Value> {
    private let initial: Value
    private var storage: StateStorage

    init(_ value: Value) {
        initial = value
        storage = StateStorage(value)
    }

    var value: Value {
        get { storage.value as? Value ?? initial }
        set { storage.value = newValue }
    }

    var binding: Binding<Value> {
        let storage = storage
        let initial = initial
        return Binding(read: { storage.value as? Value ?? initial }, write: { storage.value = $0 })
    }

    func link(to scope: Scope, as name: String) {
        storage = scope.tree.state("\(scope.path).\(name)") { initial }
    }
}
