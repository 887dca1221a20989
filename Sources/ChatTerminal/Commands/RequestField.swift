public import JSONCoding

/// A field that `-o KEY VALUE` adds to the request.
public struct RequestField: Sendable, Hashable {
    /// The field's name, as the API writes it.
    public var name: String
    /// Its value.
    public var value: JSONValue

    /// Fields that the rest of the command line decides.
    private static let taken = ["messages": "the prompt", "model": "-m", "stream": "--no-stream"]

    /// Reads a name and a value: JSON where it reads as such, else text.
    init(_ values: [String]) throws(UsageError) {
        let name = values.first ?? ""
        let text = values.last ?? ""
        guard !name.isEmpty, !name.contains("=") else {
            throw UsageError("-o needs a name and a value, as in -o temperature 0.2.")
        }
        if let owner = Self.taken[name] {
            throw UsageError("-o can't set \"\(name)\": \(owner) does that.")
        }
        self.name = name
        do {
            value = try JSONValue(parsing: text.utf8)
        } catch {
            guard !text.hasPrefix("{"), !text.hasPrefix("[") else {
                throw UsageError("The value of -o \(name) begins like JSON, but is none (\(error)).")
            }
            value = .string(text)
        }
    }
}
