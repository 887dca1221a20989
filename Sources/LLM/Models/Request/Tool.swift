public import JSONCoding

/// A tool that a model may call.
///
/// ```swift
/// let weather = Tool.function(
///     name: "weather",
///     description: "Tells the weather in a place.",
///     parameters: ["type": "object", "properties": ["city": ["type": "string"]], "required": ["city"]]
/// )
/// ```
public struct Tool: JSONModel {
    /// What the tool is.
    public var kind: Kind
    /// Further fields, such as Anthropic's `cache_control`.
    public var extraFields: JSONObject

    /// Makes a tool.
    public init(_ kind: Kind, extraFields: JSONObject = [:]) {
        self.kind = kind
        self.extraFields = extraFields
    }

    /// A function, whose arguments are described by a JSON schema.
    ///
    /// - Parameters:
    ///   - name: Letters, digits, `_` and `-`, at most 64.
    ///   - description: What it does and when to call it, for the model to read.
    ///   - parameters: The JSON schema of its arguments; `nil` for a function without any.
    ///   - isStrict: Whether the provider makes sure that the arguments follow the schema.
    public static func function(
        name: String,
        description: String? = nil,
        parameters: JSONValue? = nil,
        isStrict: Bool? = nil
    ) -> Tool {
        Tool(.function(Function(name: name, description: description, parameters: parameters, isStrict: isStrict)))
    }

    /// A tool whose input is plain text.
    ///
    /// - Parameter format: The form of the input, such as `{"type": "grammar", …}`; any text if it is `nil`.
    public static func custom(name: String, description: String? = nil, format: JSONValue? = nil) -> Tool {
        Tool(.custom(Custom(name: name, description: description, format: format)))
    }

    /// Reads a tool. One of an unknown type is ``Kind/other(type:)``.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        let type: String = reader.read("type") ?? ""
        if type == "function", let function: Function = reader.read("function", { $0.asModel() }) {
            self.init(.function(function), extraFields: reader.rest)
        } else if type == "custom", let custom: Custom = reader.read("custom", { $0.asModel() }) {
            self.init(.custom(custom), extraFields: reader.rest)
        } else {
            self.init(.other(type: type), extraFields: fields.filter { $0.key != "type" })
        }
    }

    /// The tool as a request holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields, precedence: .extra)
        switch kind {
        case .function(let function):
            fields.write("type", "function")
            fields.write("function", function)
        case .custom(let custom):
            fields.write("type", "custom")
            fields.write("custom", custom)
        case .other(let type):
            fields.write("type", type)
        }
        return fields.fields
    }
}
