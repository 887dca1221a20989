import Foundation
@_spi(Tree) import SwiftUI
import Testing

extension Element {
    func tap(sourceLocation: SourceLocation = #_sourceLocation) {
        guard isUsable("tapped", sourceLocation) else { return }
        guard let tap = node.tap else { return record("has nothing to tap", sourceLocation) }
        tap()
        screen.update()
    }

    /// Replaces what stands in a field.
    func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard isUsable("typed into", sourceLocation) else { return }
        guard let edit = node.edit else { return record("is no field", sourceLocation) }
        edit(text)
        screen.update()
    }

    /// Return in a field that takes it for itself.
    func submit(sourceLocation: SourceLocation = #_sourceLocation) async {
        let event = kind == "SearchField" ? "searchSubmit" : "submit"
        await happens(event, (), sourceLocation: sourceLocation)
    }

    /// Turns a toggle over, or opens and closes a group.
    func toggle(sourceLocation: SourceLocation = #_sourceLocation) {
        guard isUsable("toggled", sourceLocation) else { return }
        guard let toggle = node.toggle else { return record("has nothing to turn over", sourceLocation) }
        toggle.wrappedValue.toggle()
        screen.update()
    }

    /// Chooses a value of a list, a picker or a tab view; `nil` for none.
    func select(_ value: AnyHashable?, sourceLocation: SourceLocation = #_sourceLocation) {
        guard isUsable("chosen from", sourceLocation) else { return }
        guard let selection = node.selection else { return record("has nothing to choose from", sourceLocation) }
        if !selection.select(value) { record("takes no \(String(describing: value))", sourceLocation) }
        screen.update()
    }

    /// Puts the keyboard here, or takes it away.
    func focus(_ isFocused: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let focus = node.focus else { return record("does not follow the keyboard", sourceLocation) }
        focus.wrappedValue = isFocused
        screen.update()
    }

    /// Presses a key here; it goes up until something handles it.
    ///
    /// - Returns: Whether anything did.
    @discardableResult
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], phase: KeyPress.Phases = .down) async -> Bool {
        let press = KeyPress(key: key, modifiers: modifiers, phase: phase)
        defer { screen.update() }
        for place in ancestors {
            for handler in place.handlers where handler.event == "key" {
                if await handler.run(press) { return true }
            }
        }
        return false
    }

    /// Moves a scroll view, as its reader or new content does.
    func scroll(_ geometry: ScrollGeometry, sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("scroll", geometry, sourceLocation: sourceLocation)
    }

    func scroll(_ phase: ScrollPhase, sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("scrollPhase", phase, sourceLocation: sourceLocation)
    }

    /// Closes a sheet, a popover or a pushed view from outside, as a swipe does.
    func dismiss(sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("dismiss", (), sourceLocation: sourceLocation)
    }

    /// What a file dialog ends with.
    func complete(_ result: Result<[URL], any Error>, sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("complete", result, sourceLocation: sourceLocation)
    }

    func complete(_ result: Result<URL, any Error>, sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("complete", result, sourceLocation: sourceLocation)
    }

    func drop<Item: Transferable>(_ items: [Item], sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("drop", items, sourceLocation: sourceLocation)
    }

    func refresh(sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("refresh", (), sourceLocation: sourceLocation)
    }

    /// Deletes rows of a `ForEach` with `onDelete`.
    func delete(_ places: IndexSet, sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("delete", places, sourceLocation: sourceLocation)
    }

    /// Runs an action of assistive technology.
    func accessibilityAction(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await happens("accessibilityAction \(name)", name, sourceLocation: sourceLocation)
    }

    /// Makes something happen at the nearest node that has a use for it: this one, or one around it.
    func happens(_ event: String, _ what: some Any, sourceLocation: SourceLocation = #_sourceLocation) async {
        defer { screen.update() }
        for place in ancestors {
            let handlers = place.handlers.filter { $0.event == event }
            guard !handlers.isEmpty else { continue }
            for handler in handlers { _ = await handler.run(what) }
            return
        }
        record("has no use for \(event)", sourceLocation)
    }

    private func isUsable(_ use: String, _ place: SourceLocation) -> Bool {
        if isDisabled { record("is disabled and can't be \(use)", place) }
        return !isDisabled
    }

    private func record(_ sentence: String, _ place: SourceLocation) {
        Issue.record("\(kind) “\(label)” \(sentence):\n\(dump)", sourceLocation: place)
    }
}
