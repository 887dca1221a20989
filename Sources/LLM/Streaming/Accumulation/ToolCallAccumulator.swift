import JSONCoding
import WebAPI

/// Puts the tool calls of a choice together from their pieces.
///
/// A piece belongs to the call at its index, and a new id there starts a new call. Without an index the id tells; a
/// piece with neither goes on with the last call. Nothing empty overwrites an id or a name.
struct ToolCallAccumulator: Sendable {
    private struct Call {
        var index: Int?
        var id = ""
        var kind: ToolCall.Kind?
        var name = ""
        var arguments = ""
        var payloadFields = FieldAccumulator()
        var extraFields = FieldAccumulator()

        /// Whether the arguments so far are a whole JSON object.
        var hasWholeArguments: Bool {
            guard arguments.trimmingWhitespace.hasSuffix("}") else { return false }
            do throws(JSONError) {
                return try JSONValue(parsing: arguments).objectValue != nil
            } catch {
                return false  // There is more to come.
            }
        }
    }

    private var calls: [Call] = []
    private var positions = ToolCallPositions()
    private var last: Int?

    /// Adds a piece; returns what it adds to which call, or nil where it says nothing.
    mutating func append(_ piece: ChatCompletionChunk.ToolCallDelta, choice: Int) -> ToolCallFragment? {
        guard let position = position(for: piece) ?? opened(for: piece) else { return nil }
        last = position
        add(piece, at: position)
        return ToolCallFragment(
            choice: choice,
            position: position,
            id: calls[position].id,
            name: calls[position].name,
            arguments: piece.arguments
        )
    }

    /// The calls as far as they have come; an id that is missing is empty.
    var toolCalls: [ToolCall] {
        calls.map { call in
            ToolCall(
                id: call.id,
                kind: call.kind ?? .function,
                name: call.name,
                arguments: call.arguments,
                payloadFields: call.payloadFields.object,
                extraFields: call.extraFields.object
            )
        }
    }

    private mutating func add(_ piece: ChatCompletionChunk.ToolCallDelta, at position: Int) {
        if let id = piece.id { calls[position].id = id }
        if let name = piece.name { calls[position].name = name }
        if piece.id != nil || piece.index != calls[position].index {
            let former = calls[position].index
            calls[position].index = piece.index ?? former
            positions.note(position, id: calls[position].id, index: calls[position].index, formerIndex: former)
        }
        calls[position].kind = piece.kind ?? calls[position].kind
        calls[position].arguments += piece.arguments
        calls[position].payloadFields.append(piece.payloadFields)
        calls[position].extraFields.append(piece.extraFields)
    }

    /// A new call, unless the piece says nothing: some servers announce a call that never comes.
    private mutating func opened(for piece: ChatCompletionChunk.ToolCallDelta) -> Int? {
        guard piece.id != nil || piece.name != nil || !piece.arguments.isEmpty || !piece.extraFields.isEmpty else {
            return nil
        }
        calls.append(Call())
        return calls.count - 1
    }

    /// Where the call of a piece stands; nil where the piece starts a new one.
    private func position(for piece: ChatCompletionChunk.ToolCallDelta) -> Int? {
        if let index = piece.index { return position(at: index, for: piece) }
        if let id = piece.id {
            return positions.last(id: id) ?? last.flatMap { continues($0, piece) ? $0 : nil }
        }
        return last.flatMap { begins(piece, after: calls[$0]) ? nil : $0 }
    }

    /// Whether a piece without index and id is the start of a call: whole calls of one chunk may lack both, and then
    /// the name tells them apart. Some servers repeat the name in every piece, so the same one counts only after
    /// arguments that are whole.
    private func begins(_ piece: ChatCompletionChunk.ToolCallDelta, after call: Call) -> Bool {
        guard let name = piece.name, !call.name.isEmpty else { return false }
        return name != call.name || call.hasWholeArguments
    }

    private func position(at index: Int, for piece: ChatCompletionChunk.ToolCallDelta) -> Int? {
        let open = positions.last(index: index) ?? last.flatMap { continues($0, piece) ? $0 : nil }
        guard let id = piece.id else { return open }
        if let same = positions.last(id: id, index: index) { return same }
        return open.flatMap { calls[$0].id.isEmpty ? $0 : nil }
    }

    /// Whether a piece without a name can only be more of a call that lacks what the piece is known by.
    private func continues(_ position: Int, _ piece: ChatCompletionChunk.ToolCallDelta) -> Bool {
        let call = calls[position]
        return piece.name == nil && (piece.index == nil || call.index == nil) && (piece.id == nil || call.id.isEmpty)
    }
}
