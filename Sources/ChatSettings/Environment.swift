#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Environment variables. One that is empty, or nothing but white space, counts as unset.
public struct Environment: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    private let variables: [String: String]

    /// The variables of this process, as they stand now.
    public static var process: Environment { Environment(ProcessInfo.processInfo.environment) }

    /// Takes variables from a dictionary.
    public init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// Takes variables from a literal.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements) { _, last in last })
    }

    /// The value of a variable without white space around it; nil where it is unset.
    public subscript(name: String) -> String? {
        variables[name].flatMap(\.nonBlank)
    }
}

extension Environment: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The names of the variables. Their values stay out, since keys are among them.
    public var description: String { "Environment(\(variables.keys.sorted().joined(separator: ", ")))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The same as ``description``, so that `dump` keeps the values to itself too.
    public var customMirror: Mirror { Mirror(reflecting: description) }
}

extension String {
    /// The text without white space around it, or nil where nothing is left.
    var nonBlank: String? {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(start[...last])
    }
}
