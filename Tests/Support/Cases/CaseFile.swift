public import Foundation

/// Inputs from specifications and public bug reports, with the right answer to each, which several test targets share.
public enum CaseFile: String, Sendable {
    /// Event streams as bytes, and the events that the WHATWG algorithm dispatches.
    case serverSentEvents = "sse"
    /// Bodies of streamed chat completions, and what they come to.
    case streamChunks = "stream_chunks"
    /// Whole HTTP responses, and what they come to.
    case responses
    /// Misbehaviours of servers and networks, and how a client gets through each.
    case faults

    /// The file, a JSON object whose `cases` are a list.
    public var data: Data {
        guard let url = Bundle.module.url(forResource: rawValue, withExtension: "json", subdirectory: "Files"),
            let data = FileManager.default.contents(atPath: url.path)
        else { preconditionFailure("The cases \(rawValue).json are missing.") }
        return data
    }
}
