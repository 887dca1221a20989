// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import Observation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
}

extension Never {
    public var body: Never { fatalError("Never is evaluated") }
}

extension View where Body == Never {
    public nonisolated var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    func nodes(in scope: Scope) -> [Node] { map { scope.inside("some").nodes(of: $0) } ?? [] }
}

nonisolated public struct EmptyView: PrimitiveView {
    public typealias Body = Never
    public init() {}

    func nodes(in scope: Scope) -> [Node] { [] }
}

nonisolated public struct AnyView: PrimitiveView {
    public typealias Body = Never
    private let view: any View

    public init<V>(_ view: V) where V: View { self.view = view }
    public init<V>(erasing view: V) where V: View { self.view = view }

    func nodes(in scope: Scope) -> [Node] { scope.inside(plainName(of: type(of: view))).nodes(of: view) }
}

nonisolated public struct TupleView<T>: PrimitiveView {
    public typealias Body = Never
    public var value: T
    private let make: (Scope) -> [Node]

    init(value: T, make: @escaping (Scope) -> [Node]) {
        self.value = value
        self.make = make
    }

    func nodes(in scope: Scope) -> [Node] { make(scope) }
}

nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

nonisolated extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    func nodes(in scope: Scope) -> [Node] {
        switch storage {
        case .first(let view): scope.inside("true").nodes(of: view)
        case .second(let view): scope.inside("false").nodes(of: view)
        }
    }
}
