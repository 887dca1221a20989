/// Writes JSON as UTF-8 bytes, one piece at a time. Commas, colons and line breaks come by themselves.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.write(key: "model")
/// writer.write("gpt-4o-mini")
/// writer.endObject()
/// writer.bytes  // {"model":"gpt-4o-mini"}
/// ```
///
/// The caller sees to it that what is begun is ended and that an object has keys. Only what must be escaped is: quotation
/// marks, backslashes and control characters, and no slashes.
public struct JSONWriter: Sendable {
    /// What has been written.
    public private(set) var bytes: [UInt8] = []

    private let formatting: JSONFormatting
    private var depth = 0
    /// Whether the innermost array or object has something in it, or a key waits for its value.
    private var state = State.first

    private enum State {
        case first, afterKey, afterValue
    }

    /// Makes a writer.
    public init(formatting: JSONFormatting = []) {
        self.formatting = formatting
    }

    /// Opens an object.
    public mutating func beginObject() {
        begin(UInt8(ascii: "{"))
    }

    /// Closes the innermost object.
    public mutating func endObject() {
        end(UInt8(ascii: "}"))
    }

    /// Opens an array.
    public mutating func beginArray() {
        begin(UInt8(ascii: "["))
    }

    /// Closes the innermost array.
    public mutating func endArray() {
        end(UInt8(ascii: "]"))
    }

    /// Writes a key of the innermost object.
    public mutating func write(key: String) {
        separate()
        writeQuoted(key)
        bytes.append(UInt8(ascii: ":"))
        if formatting.contains(.prettyPrinted) { bytes.append(UInt8(ascii: " ")) }
        state = .afterKey
    }

    /// Writes a string.
    public mutating func write(_ string: String) {
        separate()
        writeQuoted(string)
        state = .afterValue
    }

    /// Writes a number as it is; `null` for one that is not finite, since JSON knows none.
    public mutating func write(_ number: JSONNumber) {
        write(literal: number.isFinite ? number.text : "null")
    }

    /// Writes `true` or `false`.
    public mutating func write(_ bool: Bool) {
        write(literal: bool ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func writeNull() {
        write(literal: "null")
    }

    /// Writes a value with all that is in it.
    public mutating func write(_ value: JSONValue) {
        switch value {
        case .null: writeNull()
        case .bool(let bool): write(bool)
        case .number(let number): write(number)
        case .string(let string): write(string)
        case .array(let array): write(array)
        case .object(let object): write(object)
        }
    }

    private mutating func write(_ array: [JSONValue]) {
        beginArray()
        for element in array { write(element) }
        endArray()
    }

    private mutating func write(_ object: JSONObject) {
        var object = object
        if formatting.contains(.sortedKeys) { object.sortByKey() }
        beginObject()
        for (key, value) in object {
            write(key: key)
            write(value)
        }
        endObject()
    }

    private mutating func write(literal: String) {
        separate()
        bytes.append(contentsOf: literal.utf8)
        state = .afterValue
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        depth += 1
        state = .first
    }

    private mutating func end(_ bracket: UInt8) {
        depth -= 1
        if state == .afterValue { breakLine() }
        bytes.append(bracket)
        state = .afterValue
    }

    /// Writes what stands before the next key or value.
    private mutating func separate() {
        switch state {
        case .first:
            if depth > 0 { breakLine() }
        case .afterKey:
            break
        case .afterValue:
            bytes.append(UInt8(ascii: ","))
            breakLine()
        }
    }

    private mutating func breakLine() {
        guard formatting.contains(.prettyPrinted) else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func writeQuoted(_ string: String) {
        var string = string
        string.withUTF8 { bytes.appendQuoted($0) }
    }
}
