import JSONCoding
import Waiting

/// A key of a keyboard, as the browser's events name it.
struct Key: Sendable {
    var name: String
    var code: String
    var number: Int
    /// What it types.
    var text: String?

    static let enter = Key(name: "Enter", code: "Enter", number: 13, text: "\r")
    static let escape = Key(name: "Escape", code: "Escape", number: 27)
    static let tab = Key(name: "Tab", code: "Tab", number: 9)
    static let pageUp = Key(name: "PageUp", code: "PageUp", number: 33)
    static let end = Key(name: "End", code: "End", number: 35)
    static let home = Key(name: "Home", code: "Home", number: 36)
    static let down = Key(name: "ArrowDown", code: "ArrowDown", number: 40)

    /// A letter, as it is pressed with Control.
    static func letter(_ letter: Character) -> Key {
        let upper = letter.uppercased()
        return Key(name: String(letter), code: "Key\(upper)", number: Int(upper.utf8.first ?? 0))
    }
}

/// Keys that are held while another is pressed.
struct Modifiers: OptionSet, Sendable {
    let rawValue: Int

    static let alternate = Modifiers(rawValue: 1)
    static let control = Modifiers(rawValue: 2)
    static let shift = Modifiers(rawValue: 8)
}

extension BrowserPage {
    /// Presses a key and lets go of it.
    func press(_ key: Key, _ modifiers: Modifiers = []) async throws {
        var event: JSONValue = [
            "type": .string(key.text == nil ? "rawKeyDown" : "keyDown"), "key": .string(key.name),
            "code": .string(key.code), "windowsVirtualKeyCode": .number(JSONNumber(key.number)),
            "modifiers": .number(JSONNumber(modifiers.rawValue)),
        ]
        if let text = key.text { event["text"] = .string(text) }
        try await send("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        try await send("Input.dispatchKeyEvent", event)
    }

    /// Presses a key where an element has the focus.
    func press(_ key: Key, at selector: String) async throws {
        try await evaluate("document.querySelector(\(JSONValue.string(selector).text)).focus()")
        try await press(key)
    }

    /// Types text where the focus is.
    func type(_ text: String) async throws {
        try await send("Input.insertText", ["text": .string(text)])
    }

    /// Shows text in the making, as an input method does before its user has chosen.
    func compose(_ text: String) async throws {
        let end = JSONValue.number(JSONNumber(text.utf16.count))
        try await send(
            "Input.imeSetComposition",
            ["text": .string(text), "selectionStart": end, "selectionEnd": end]
        )
    }

    /// Presses Enter as it comes while an input method composes: under the number by which it takes a key for itself.
    func pressEnterWhileComposing() async throws {
        try await press(Key(name: "Process", code: "Enter", number: 229))
    }

    /// Clicks the middle of the first element that a selector finds, once it is there and can be seen.
    ///
    /// Where the element moves, or is drawn anew, between the press and the release, it is clicked again.
    func click(_ selector: String) async throws {
        let literal = JSONValue.string(selector).text
        try await eventually("a click on \(selector)") {
            try await waitUntil("document.querySelector(\(literal))?.checkVisibility({visibilityProperty: true})")
            try await clickOnce(literal)
            // A page that the click has left knows nothing of it.
            return try await evaluate("window.isClicked ?? true") == true
        }
    }

    private func clickOnce(_ literal: String) async throws {
        let place = try await evaluate(
            """
            (() => {
                const element = document.querySelector(\(literal));
                window.isClicked = false;
                if (!element) return null;
                const note = (event) => { window.isClicked ||= event.target.closest(\(literal)) !== null; };
                addEventListener('click', note, {capture: true, once: true});
                element.scrollIntoView({block: 'nearest', behavior: 'instant'});
                const box = element.getBoundingClientRect();
                return {x: box.x + box.width / 2, y: box.y + box.height / 2};
            })()
            """
        )
        guard !place.isNull else { return }
        for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let buttons: JSONValue = type == "mouseMoved" ? "none" : "left"
            try await send(
                "Input.dispatchMouseEvent",
                [
                    "type": .string(type), "x": place["x"] ?? 0, "y": place["y"] ?? 0, "button": buttons,
                    "clickCount": 1,
                ]
            )
        }
    }

    /// Turns the wheel over the middle of an element, and waits until it has scrolled as far, or to its end.
    func turnWheel(over selector: String, by distance: Int) async throws {
        let box = try await evaluate(
            """
            (() => {
                const element = document.querySelector(\(JSONValue.string(selector).text));
                const end = element.scrollHeight - element.clientHeight;
                const goal = Math.min(Math.max(0, element.scrollTop + \(distance)), end);
                window.isThere = () => Math.abs(element.scrollTop - goal) < 0.5;
                const box = element.getBoundingClientRect();
                return {x: box.x + box.width / 2, y: box.y + box.height / 2};
            })()
            """
        )
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": "mouseWheel", "x": box["x"] ?? 0, "y": box["y"] ?? 0, "deltaX": 0,
                "deltaY": .number(JSONNumber(distance)),
            ]
        )
        try await waitUntil("isThere()")
    }
}
