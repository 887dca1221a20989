// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let surroundings = Surroundings()
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0.value(at: keyPath) } }

    public var wrappedValue: Value { read(surroundings.values) }
}

extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values[object: objectType] else {
                fatalError("No Observable object of type \(objectType) found.")
            }
            return object
        }
    }

    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        read = { $0[object: objectType] }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}  // used on the main actor only

extension Environment: LinkedProperty {
    func link(to scope: Scope, as name: String) { surroundings.values = scope.environment }
}

private final class Surroundings {
    var values = EnvironmentValues()
}
