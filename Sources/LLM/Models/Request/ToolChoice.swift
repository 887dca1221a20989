public import JSONCoding

/// Which tools the model may or must call.
public enum ToolChoice: Sendable, Hashable {
    /// None: `none`. It has another name here because `.none` of an optional would mean that nothing is sent.
    case never
    /// Any, or none: as the model decides. The default where there are tools.
    case auto
    /// At least one.
    case required
    /// This function.
    case function(String)
    /// This custom tool.
    case custom(String)
    /// Some of the request's tools: as the model decides, or, if it is required, at least one of them.
    case allowed([Tool], isRequired: Bool)
    /// What has no name here.
    case other(JSONValue)
}

extension ToolChoice {
    /// Reads a choice.
    public init(json: JSONValue) {
        self = Self.named(json) ?? Self.tool(json) ?? .other(json)
    }

    /// The choice as a JSON value.
    public var json: JSONValue {
        switch self {
        case .never: "none"
        case .auto: "auto"
        case .required: "required"
        case .function(let name): ["type": "function", "function": ["name": .string(name)]]
        case .custom(let name): ["type": "custom", "custom": ["name": .string(name)]]
        case .allowed(let tools, let isRequired):
            [
                "type": "allowed_tools",
                "allowed_tools": [
                    "mode": isRequired ? "required" : "auto",
                    "tools": .array(tools.map(\.json)),
                ],
            ]
        case .other(let json): json
        }
    }

    private static func named(_ json: JSONValue) -> ToolChoice? {
        switch json.stringValue {
        case "none": .never
        case "auto": .auto
        case "required": .required
        default: nil
        }
    }

    /// Reads an object, if writing it again gives the same.
    private static func tool(_ json: JSONValue) -> ToolChoice? {
        let choice: ToolChoice
        switch json["type"]?.stringValue {
        case "function": choice = .function(json["function"]?["name"]?.stringValue ?? "")
        case "custom": choice = .custom(json["custom"]?["name"]?.stringValue ?? "")
        case "allowed_tools":
            let allowed = json["allowed_tools"]
            let tools: [Tool] = allowed?["tools"]?.arrayValue?.compactMap { $0.asModel() } ?? []
            choice = .allowed(tools, isRequired: allowed?["mode"] == "required")
        default: return nil
        }
        return choice.json == json ? choice : nil
    }
}

extension ToolChoice: Codable {
    /// Decodes a choice from any decoder.
    public init(from decoder: any Decoder) throws {
        self.init(json: try JSONValue(from: decoder))
    }

    /// Encodes the choice to any encoder.
    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }
}
