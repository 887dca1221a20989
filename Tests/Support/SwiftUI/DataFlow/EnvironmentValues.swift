// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    private var overridden: [AnyKeyPath: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { self[object: objectType] }
        set { self[object: objectType] = newValue }
    }

    public var description: String { "\(values)" }

    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    func value<Value>(at keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        overridden[keyPath] as? Value ?? self[keyPath: keyPath]
    }

    /// Sets what an app can only read, such as `accessibilityReduceMotion`.
    @_spi(Tree) public mutating func override<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, _ value: Value) {
        overridden[keyPath] = value
    }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
