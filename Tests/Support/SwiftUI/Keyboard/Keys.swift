// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    var names: [String] {
        let known: [(EventModifiers, String)] = [
            (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
        ]
        return known.filter { contains($0.0) }.map(\.1)
    }
}

public struct KeyboardShortcut: Hashable, Sendable {
    public enum Localization: Hashable, Sendable { case automatic, withoutMirroring, custom }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
    }

    var name: String {
        let keys: [KeyEquivalent: String] = [
            .return: "return", .escape: "escape", .delete: "delete", .tab: "tab", .space: "space",
            .upArrow: "up", .downArrow: "down", .leftArrow: "left", .rightArrow: "right",
        ]
        return (modifiers.names + [keys[key] ?? String(key.character)]).joined(separator: "-")
    }
}

public struct KeyPress: Sendable {
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers

    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public enum Result: Hashable, Sendable { case handled, ignored }

    @_spi(Tree) public init(
        key: KeyEquivalent,
        modifiers: EventModifiers = [],
        phase: Phases = .down,
        characters: String? = nil
    ) {
        self.key = key
        self.modifiers = modifiers
        self.phase = phase
        self.characters = characters ?? String(key.character)
    }
}

nonisolated extension View {
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        keys {
            $0.key == key && !$0.phase.isDisjoint(with: [.down, .repeat])
        } action: { _ in
            action()
        }
    }

    public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keys {
            $0.key == key && phases.contains($0.phase)
        } action: {
            action($0)
        }
    }

    public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        self.keys {
            keys.contains($0.key) && phases.contains($0.phase)
        } action: {
            action($0)
        }
    }

    public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keys { press in
            phases.contains(press.phase) && press.characters.unicodeScalars.contains { characters.contains($0) }
        } action: {
            action($0)
        }
    }

    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keys {
            phases.contains($0.phase)
        } action: {
            action($0)
        }
    }

    private func keys(
        _ isMeant: @escaping (KeyPress) -> Bool,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> Modified<Self> {
        modified { $0.handle("key") { (press: KeyPress) in isMeant(press) && action(press) == .handled } }
    }

    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        attribute("keyboardShortcut", shortcut.name)
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        attribute("keyboardShortcut", shortcut?.name)
    }

    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        Submitting(content: self, event: triggers == .search ? "searchSubmit" : "submit", run: action)
    }

    public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { attribute("submitLabel", submitLabel.name) }

    #if !STANDIN_IOS
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modified { if let action { $0.handle("exit", plainly: action) } }
    }

    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modified { if let action { $0.handle("delete", plainly: action) } }
    }

    #endif
}

/// A view whose fields have something to run when they are submitted.
nonisolated struct Submitting<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let event: String
    let run: () -> Void

    func nodes(in scope: Scope) -> [Node] {
        let nodes = scope.nodes(of: content)
        for node in nodes { node.handle(event, plainly: run) }
        return nodes
    }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
    let name: String
    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}
