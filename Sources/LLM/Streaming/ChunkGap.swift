import JSONCoding

/// A string in a chunk that may be another one in the next.
struct ChunkGap: Sendable, Hashable {
    /// What the string is to the chunk.
    enum Place: Sendable, Hashable {
        /// The new text of the first choice.
        case text
        /// Its new reasoning.
        case reasoning
        /// More arguments of its first tool call.
        case arguments
        /// A field that hides how long the text is.
        case padding(String)
    }

    let place: Place
    /// Where the string stands in the bytes, with its quotation marks.
    let range: Range<Int>
}

extension ChunkGap.Place {
    /// What a chunk has in this place; nil where the general decoder found no such string.
    func string(in chunk: ChatCompletionChunk) -> String? {
        let choice = chunk.choices.first
        switch self {
        case .text:
            if case .text(let text) = choice?.delta.body { return text }
            return nil
        case .reasoning: return choice?.delta.thoughts?.text
        case .arguments: return choice?.delta.toolCalls.first?.arguments
        case .padding(let key): return chunk.extraFields[key]?.stringValue
        }
    }

    /// Puts a string into this place of a chunk that has one there.
    @inline(__always)
    func fill(_ chunk: inout ChatCompletionChunk, with string: String) {
        switch self {
        case .text: chunk.choices[0].delta.body = .text(string)
        case .reasoning: chunk.choices[0].delta.thoughts?.text = string
        case .arguments: chunk.choices[0].delta.toolCalls[0].arguments = string
        case .padding(let key): chunk.extraFields[key] = .string(string)
        }
    }
}
