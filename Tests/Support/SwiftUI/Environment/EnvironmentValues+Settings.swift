// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension EnvironmentValues {
    public var isEnabled: Bool {
        get { self[Keys.IsEnabled.self] }
        set { self[Keys.IsEnabled.self] = newValue }
    }
    public var colorScheme: ColorScheme {
        get { self[Keys.Scheme.self] }
        set { self[Keys.Scheme.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[Keys.TypeSize.self] }
        set { self[Keys.TypeSize.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[Keys.Phase.self] }
        set { self[Keys.Phase.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[Keys.Horizontal.self] }
        set { self[Keys.Horizontal.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[Keys.Vertical.self] }
        set { self[Keys.Vertical.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[Keys.Direction.self] }
        set { self[Keys.Direction.self] = newValue }
    }
    public var locale: Locale {
        get { self[Keys.TheLocale.self] }
        set { self[Keys.TheLocale.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[Keys.TheCalendar.self] }
        set { self[Keys.TheCalendar.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[Keys.Zone.self] }
        set { self[Keys.Zone.self] = newValue }
    }
    public var font: Font? {
        get { self[Keys.TheFont.self] }
        set { self[Keys.TheFont.self] = newValue }
    }
    public var lineLimit: Int? {
        get { self[Keys.LineLimit.self] }
        set { self[Keys.LineLimit.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[Keys.LineSpacing.self] }
        set { self[Keys.LineSpacing.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[Keys.Alignment.self] }
        set { self[Keys.Alignment.self] = newValue }
    }
    public var controlSize: ControlSize {
        get { self[Keys.Size.self] }
        set { self[Keys.Size.self] = newValue }
    }
    #if !STANDIN_MACOS
    public var editMode: Binding<EditMode>? {
        get { self[Keys.Editing.self] }
        set { self[Keys.Editing.self] = newValue }
    }
    #endif
}

private enum Keys {
    struct IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
    struct Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
    struct TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
    struct Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
    struct Horizontal: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
    struct Vertical: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
    struct Direction: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
    struct TheLocale: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US_POSIX") } }
    struct TheCalendar: EnvironmentKey { static var defaultValue: Calendar { Calendar(identifier: .gregorian) } }
    struct Zone: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
    struct TheFont: EnvironmentKey { static var defaultValue: Font? { nil } }
    struct LineLimit: EnvironmentKey { static var defaultValue: Int? { nil } }
    struct LineSpacing: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    struct Alignment: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
    struct Size: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
    #if !STANDIN_MACOS
    struct Editing: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
    #endif
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

#if !STANDIN_MACOS
public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}
#endif

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        surrounded { $0[keyPath: keyPath] = value }
    }

    public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        surrounded { $0[object: T.self] = object }
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        surrounded { transform(&$0[keyPath: keyPath]) }
    }

    public func disabled(_ disabled: Bool) -> some View {
        surrounded { $0.isEnabled = $0.isEnabled && !disabled }
    }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { surrounded { $0.dynamicTypeSize = size } }

    public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
        self
    }

    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        surrounded { if let colorScheme { $0.colorScheme = colorScheme } }.attribute(
            "preferredColorScheme",
            colorScheme
        )
    }

    public func colorScheme(_ colorScheme: ColorScheme) -> some View { surrounded { $0.colorScheme = colorScheme } }

    public func controlSize(_ controlSize: ControlSize) -> some View { surrounded { $0.controlSize = controlSize } }
}
