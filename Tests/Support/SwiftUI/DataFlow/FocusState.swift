// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    private let cell: Cell<Value>

    public init() where Value == Bool { cell = Cell(false) }
    public init<T>() where Value == T?, T: Hashable { cell = Cell(nil) }

    public var wrappedValue: Value {
        get { cell.value }
        nonmutating set { cell.value = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(value: cell.binding) }

    @propertyWrapper
    public struct Binding {
        let value: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}  // used on the main actor only
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: LinkedProperty {
    func link(to scope: Scope, as name: String) { cell.link(to: scope, as: name) }
}

nonisolated extension View {
    public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
    where Value: Hashable {
        modified { node in
            node.focus = Binding(read: { binding.wrappedValue == value }) { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value, let none = Value.value(of: nil) {
                    binding.wrappedValue = none
                }
            }
        }
    }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modified { $0.focus = condition.value }
    }

    public func focusable(_ isFocusable: Bool = true) -> some View { attribute("focusable", isFocusable) }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { attribute("focusEffectDisabled", disabled) }

    public func defaultFocus<V>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View where V: Hashable {
        attribute("defaultFocus", value)
    }

    #if !STANDIN_IOS
    public func focusSection() -> some View { attribute("focusSection") }
    #endif
}

public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
