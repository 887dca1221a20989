// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    fileprivate let item: StoredItem<Value>

    public var wrappedValue: Value {
        get { item.value }
        nonmutating set { item.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let item = item
        return Binding(read: { item.value }, write: { item.value = $0 })
    }
}

extension AppStorage: LinkedProperty {
    func link(to scope: Scope, as name: String) { item.places = .app(scope.tree) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}  // used on the main actor only

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        item = StoredItem(plain: key, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        item = StoredItem(plain: key, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        item = StoredItem(plain: key, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        item = StoredItem(plain: key, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        item = StoredItem(plain: key, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        item = StoredItem(plain: key, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        item = StoredItem(plain: key, wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        item = StoredItem(key: key, initial: wrappedValue, read: Value.init(stored:), stored: \.rawValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        item = StoredItem(key: key, initial: wrappedValue, read: Value.init(stored:), stored: \.rawValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        item = StoredItem(optional: key)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        item = StoredItem(optional: key)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        item = StoredItem(optional: key)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        item = StoredItem(optional: key)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        item = StoredItem(optional: key)
    }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    fileprivate let item: StoredItem<Value>

    public var wrappedValue: Value {
        get { item.value }
        nonmutating set { item.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let item = item
        return Binding(read: { item.value }, write: { item.value = $0 })
    }
}

extension SceneStorage: LinkedProperty {
    func link(to scope: Scope, as name: String) { item.places = .scene(scope.tree) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}  // used on the main actor only

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { item = StoredItem(plain: key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { item = StoredItem(plain: key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        item = StoredItem(plain: key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == String {
        item = StoredItem(plain: key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == URL { item = StoredItem(plain: key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { item = StoredItem(plain: key, wrappedValue) }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        item = StoredItem(key: key, initial: wrappedValue, read: Value.init(stored:), stored: \.rawValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        item = StoredItem(key: key, initial: wrappedValue, read: Value.init(stored:), stored: \.rawValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { item = StoredItem(optional: key) }
    public init(_ key: String) where Value == Int? { item = StoredItem(optional: key) }
    public init(_ key: String) where Value == String? { item = StoredItem(optional: key) }
    public init(_ key: String) where Value == Data? { item = StoredItem(optional: key) }
}

extension RawRepresentable {
    fileprivate init?(stored: Any) {
        guard let raw = stored as? RawValue else { return nil }
        self.init(rawValue: raw)
    }
}

/// What is kept under a key, in the memory of the tree.
private final class StoredItem<Value> {
    enum Place {
        case nowhere
        case app(Tree)
        case scene(Tree)
    }

    let key: String
    let initial: Value
    let read: (Any) -> Value?
    let stored: (Value) -> Any?
    var places = Place.nowhere

    init(key: String, initial: Value, read: @escaping (Any) -> Value?, stored: @escaping (Value) -> Any?) {
        self.key = key
        self.initial = initial
        self.read = read
        self.stored = stored
    }

    convenience init(plain key: String, _ initial: Value) {
        self.init(key: key, initial: initial, read: { $0 as? Value }, stored: { $0 })
    }

    convenience init<Wrapped>(optional key: String) where Value == Wrapped? {
        self.init(key: key, initial: nil, read: { $0 as? Wrapped }, stored: { $0 })
    }

    var value: Value {
        get {
            let found: Any? =
                switch places {
                case .nowhere: nil
                case .app(let tree): tree.appStorage[key]
                case .scene(let tree): tree.sceneStorage[key]
                }
            return found.flatMap(read) ?? initial
        }
        set {
            switch places {
            case .nowhere: break
            case .app(let tree): tree.appStorage[key] = stored(newValue)
            case .scene(let tree): tree.sceneStorage[key] = stored(newValue)
            }
        }
    }
}
