// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value of the environment that an app can only read; tests override it.
private struct Default<Value> {
    let value: Value
}

extension EnvironmentValues {
    public var dismiss: DismissAction { self[DismissKey.self] }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public var refresh: RefreshAction? { nil }
    public var isPresented: Bool { self[IsPresentedKey.self] }
    public var isSearching: Bool { false }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var isFocused: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    public var pixelLength: CGFloat { 1 / displayScale }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var supportsMultipleWindows: Bool { false }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    #if !STANDIN_IOS
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    #endif
}

private struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 2 }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

@MainActor @preconcurrency
public struct DismissAction {
    nonisolated(unsafe) let run: () -> Void

    nonisolated init(run: @escaping () -> Void) { self.run = run }
    public func callAsFunction() { run() }
}

extension DismissAction: @unchecked Sendable {}  // used on the main actor only

@MainActor @preconcurrency
public struct OpenURLAction {
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    nonisolated(unsafe) let handler: (URL) -> Result

    nonisolated public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        if case .discarded = handler(url).kind { completion(false) } else { completion(true) }
    }
}

extension OpenURLAction: @unchecked Sendable {}  // used on the main actor only

public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
}

@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

#if !STANDIN_IOS
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}
#endif
