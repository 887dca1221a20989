public import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// What the field that has the keyboard knows, and SwiftUI does not tell.
public struct TextInput: Sendable {
    /// Whether an input method is composing: Return then ends its word, and belongs to it.
    public let isComposing: @MainActor @Sendable () -> Bool
    /// Breaks the line where the cursor stands; false where the platform does that by itself.
    public let breakLine: @MainActor @Sendable () -> Bool

    /// Makes one.
    public init(
        isComposing: @escaping @MainActor @Sendable () -> Bool,
        breakLine: @escaping @MainActor @Sendable () -> Bool
    ) {
        self.isComposing = isComposing
        self.breakLine = breakLine
    }
}

private struct TextInputKey: EnvironmentKey {
    static let defaultValue = TextInput.system
}

extension EnvironmentValues {
    /// What the field that has the keyboard knows; asked of the platform by default.
    public var textInput: TextInput {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }
}

extension TextInput {
    #if canImport(UIKit)
    /// The field that has the keyboard.
    public static let system = TextInput {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let field = scenes.lazy.compactMap { $0.keyWindow?.firstResponder as? any UITextInput }.first
        return field?.markedTextRange != nil
    } breakLine: {
        false
    }
    #elseif canImport(AppKit)
    /// The field that has the keyboard.
    public static let system = TextInput {
        editor?.hasMarkedText() ?? false
    } breakLine: {
        // Where a field is in a form, its editor takes Shift-Return for Return.
        guard let editor else { return false }
        editor.insertNewlineIgnoringFieldEditor(nil)
        return true
    }

    @MainActor
    private static var editor: NSTextView? { NSApplication.shared.keyWindow?.firstResponder as? NSTextView }
    #else
    /// The field that has the keyboard; it composes nothing where there is no such platform.
    public static let system = TextInput {
        false
    } breakLine: {
        false
    }
    #endif
}

#if canImport(UIKit)
extension UIView {
    /// The view in this one that has the keyboard.
    fileprivate var firstResponder: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
    }
}
#endif
