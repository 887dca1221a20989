/// A piece of a tool call that a stream delivers: new arguments of the call that stands at ``position``.
///
/// Fragments are for showing progress. Whole calls are in the ``ChatCompletion`` that ends the stream.
public struct ToolCallFragment: Sendable, Hashable {
    /// The index of the choice that makes the call.
    public var choice: Int
    /// Where the call stands in ``ChatCompletion/Message/toolCalls``.
    public var position: Int
    /// The id of the call, as far as it is known.
    public var id: String
    /// The name of the tool, as far as it is known.
    public var name: String
    /// The arguments that came with this fragment; empty where it only opened the call.
    public var arguments: String

    /// Makes a fragment.
    public init(choice: Int = 0, position: Int, id: String, name: String, arguments: String) {
        self.choice = choice
        self.position = position
        self.id = id
        self.name = name
        self.arguments = arguments
    }
}
