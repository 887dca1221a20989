// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Slider<Label, ValueLabel>: PrimitiveView where Label: View, ValueLabel: View {
    public typealias Body = Never
    let number: Binding<Double>
    let label: Label

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Slider", scope)
        node.number = number
        node.accessibility.label = scope.inside("Slider").node(of: label).label
        node.attributes.append(Node.Attribute(name: "value", value: "\(number.wrappedValue)"))
        return [node]
    }
}

extension Binding where Value == Double {
    nonisolated init<V: BinaryFloatingPoint>(_ number: Binding<V>) {
        self.init(read: { Double(number.wrappedValue) }, write: { number.wrappedValue = V($0) })
    }
}

nonisolated extension Slider {
    public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        number = Binding(value)
        self.label = label()
    }

    public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        number = Binding(value)
        self.label = label()
    }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        number = Binding(value)
        self.label = label()
    }

    public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        number = Binding(value)
        self.label = label()
    }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        number = Binding(value)
        label = EmptyView()
    }

    public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        number = Binding(value)
        label = EmptyView()
    }
}

nonisolated public struct Stepper<Label>: PrimitiveView where Label: View {
    public typealias Body = Never
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    init(made label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
    }

    init<V: Strideable>(made label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride) {
        let move = { (step: V.Stride) in
            let next = value.wrappedValue.advanced(by: step)
            value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
        self.init(made: label, { move(step) }, { move(-step) })
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Stepper", scope)
        node.children = scope.inside("Stepper").nodes(of: label)
        if let increment { node.handle("increment", plainly: increment) }
        if let decrement { node.handle("decrement", plainly: decrement) }
        return [node]
    }
}

nonisolated extension Stepper {
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(made: label(), onIncrement, onDecrement)
    }

    public init<V>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(made: label(), value, nil, step)
    }

    public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(made: label(), value, bounds, step)
    }
}

nonisolated extension Stepper where Label == Text {
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(made: Text(titleKey), value, nil, step)
    }

    @_disfavoredOverload
    public init<S, V>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(made: Text(title), value, nil, step)
    }

    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(made: Text(titleKey), value, bounds, step)
    }

    @_disfavoredOverload
    public init<S, V>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(made: Text(title), value, bounds, step)
    }
}
