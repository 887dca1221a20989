// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported public import Foundation
public import SwiftUI

public class UIImage: @unchecked Sendable {  // Apple's never changes
    public init?(data: Data) { nil }
    public init?(contentsOfFile path: String) { nil }
    public init?(named name: String) { nil }
    public init?(systemName name: String) { nil }
    public var size: CGSize { .zero }
    public var scale: CGFloat { 1 }
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { nil }
}

public class UIPasteboard: @unchecked Sendable {  // declarations only
    public class var general: UIPasteboard { UIPasteboard() }
    public var string: String?
    public var strings: [String]?
    public var image: UIImage?
    public var images: [UIImage]?
    public var url: URL?
    public var hasStrings: Bool { false }
    public var hasImages: Bool { false }
    public var hasURLs: Bool { false }
    public func data(forPasteboardType pasteboardType: String) -> Data? { nil }
}

@MainActor
open class UIResponder {
    public init() {}
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
}

@MainActor
open class UIView: UIResponder {
    open var subviews: [UIView] { [] }
    open var superview: UIView? { nil }
    open var window: UIWindow? { nil }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
}

@MainActor
open class UIWindow: UIView {
    open var isKeyWindow: Bool { false }
    open var windowScene: UIWindowScene?
}

@MainActor
open class UIScene: UIResponder, Hashable {
    nonisolated public static func == (one: UIScene, other: UIScene) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@MainActor
open class UIApplication: UIResponder {
    public class var shared: UIApplication { UIApplication() }
    open var connectedScenes: Set<UIScene> { [] }
    open var backgroundTimeRemaining: TimeInterval { 0 }

    open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        .invalid
    }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func canOpenURL(_ url: URL) -> Bool { false }
    public class var openSettingsURLString: String { "" }
}

@MainActor
open class UITextPosition {}

@MainActor
open class UITextRange {
    open var isEmpty: Bool { true }
}

@MainActor
public protocol UITextInput: AnyObject {
    var markedTextRange: UITextRange? { get }
    var selectedTextRange: UITextRange? { get set }
    func insertText(_ text: String)
    func deleteBackward()
}

@MainActor
open class UITextView: UIView, UITextInput {
    open var text: String!
    open var markedTextRange: UITextRange? { nil }
    open var selectedTextRange: UITextRange?
    open func insertText(_ text: String) {}
    open func deleteBackward() {}
}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let URL = UITextContentType(rawValue: "url")
    public static let password = UITextContentType(rawValue: "password")
    public static let name = UITextContentType(rawValue: "name")
}

@MainActor
open class UIDevice {
    public class var current: UIDevice { UIDevice() }
    open var name: String { "" }
    open var model: String { "" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    init() {}
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public class UIColor: @unchecked Sendable {  // Apple's never changes
    public class var systemBackground: UIColor { UIColor() }
    public class var secondarySystemBackground: UIColor { UIColor() }
    public class var label: UIColor { UIColor() }
}

public enum UIAccessibility {
    @MainActor public static var isVoiceOverRunning: Bool { false }
    @MainActor public static var isReduceMotionEnabled: Bool { false }
}

// What Apple declares in SwiftUI for those that import UIKit too.
nonisolated extension Image {
    public init(uiImage: UIImage) { self.init(systemName: "photo") }
}

nonisolated extension Color {
    public init(uiColor: UIColor) { self = .primary }
}

nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
