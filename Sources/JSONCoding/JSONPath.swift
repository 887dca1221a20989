/// The way from the top of a document to a value in it. It reads `choices[0].delta.content`.
public struct JSONPath: Sendable, Hashable {
    /// One step into an object or an array.
    public enum Component: Sendable, Hashable {
        /// The value of a key.
        case key(String)
        /// The element at a position.
        case index(Int)
    }

    /// The steps, outermost first.
    public var components: [Component]

    /// Makes a path of its steps; without any it is the top of the document.
    public init(_ components: [Component] = []) {
        self.components = components
    }

    /// Makes a path of coding keys. A key with an integer value is taken as a position in an array.
    public init(codingPath: [any CodingKey]) {
        components = codingPath.map { key in
            key.intValue.map(Component.index) ?? .key(key.stringValue)
        }
    }
}

extension JSONPath: CustomStringConvertible {
    /// The steps, such as `choices[0].delta`; empty for the top of the document.
    public var description: String {
        components.reduce(into: "") { text, component in
            switch component {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}
