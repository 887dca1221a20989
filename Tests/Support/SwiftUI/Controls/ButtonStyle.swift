// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
    nonisolated public struct Label: PrimitiveView {
        public typealias Body = Never
        let make: (Scope) -> [Node]

        func nodes(in scope: Scope) -> [Node] { make(scope) }
    }

    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
    nonisolated public struct Label: PrimitiveView {
        public typealias Body = Never
        let make: (Scope) -> [Node]

        func nodes(in scope: Scope) -> [Node] { make(scope) }
    }

    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    let run: @MainActor () -> Void

    @MainActor public func trigger() { run() }
}

extension PrimitiveButtonStyleConfiguration: @unchecked Sendable {}  // used on the main actor only

/// A style of Apple's, which tests know by its name.
nonisolated protocol NamedButtonStyle: PrimitiveButtonStyle {}

extension NamedButtonStyle {
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

public struct DefaultButtonStyle: NamedButtonStyle { nonisolated public init() {} }
public struct BorderlessButtonStyle: NamedButtonStyle { nonisolated public init() {} }
public struct PlainButtonStyle: NamedButtonStyle { nonisolated public init() {} }
public struct BorderedButtonStyle: NamedButtonStyle { nonisolated public init() {} }
public struct BorderedProminentButtonStyle: NamedButtonStyle { nonisolated public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

#if !STANDIN_IOS
public struct LinkButtonStyle: NamedButtonStyle { nonisolated public init() {} }
public struct AccessoryBarButtonStyle: NamedButtonStyle { nonisolated public init() {} }

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
#endif

nonisolated extension View {
    public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        surrounded { $0.buttonStyle = SurroundingButtonStyle(style) }
    }

    public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        surrounded { $0.buttonStyle = nil }.attribute("buttonStyle", plainName(of: S.self))
    }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { attribute("buttonBorderShape") }
}

public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
    public static let circle = ButtonBorderShape()
}

/// The style of an app's own that buttons draw themselves with.
struct SurroundingButtonStyle {
    private let make: (ButtonStyleConfiguration) -> any View

    init(_ style: some ButtonStyle) {
        make = { configuration in
            onMainActor((style, configuration)) { style, configuration in style.makeBody(configuration: configuration) }
        }
    }

    func nodes(role: ButtonRole?, label: some View, in scope: Scope) -> [Node] {
        let label = ButtonStyleConfiguration.Label { $0.nodes(of: label) }
        return scope.nodes(of: make(ButtonStyleConfiguration(role: role, label: label, isPressed: false)))
    }
}

extension EnvironmentValues {
    var buttonStyle: SurroundingButtonStyle? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: SurroundingButtonStyle? { nil }
}
