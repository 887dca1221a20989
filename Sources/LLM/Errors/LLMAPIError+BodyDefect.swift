import JSONCoding

extension LLMAPIError {
    /// What is wrong with a body that should have been a completion.
    public enum BodyDefect: String, Sendable, Hashable, CaseIterable {
        /// It has no byte, or white space only.
        case empty
        /// It ends in the middle of its JSON.
        case cut
        /// It could not be decoded as its `Content-Encoding` says.
        case undecodable
        /// It is no JSON.
        case notJSON = "not_json"
        /// It is JSON, but no object.
        case notAnObject = "not_an_object"
        /// It is an object that can't be read as a completion.
        case notACompletion = "not_a_completion"
        /// It is larger than the client reads into memory.
        case tooLarge = "too_large"
    }
}

extension LLMAPIError.BodyDefect {
    /// What happened, for a person.
    var sentence: String {
        switch self {
        case .empty: "The server's answer is empty."
        case .cut: "The server's answer is cut short."
        case .undecodable: "The server's answer could not be decompressed."
        case .notJSON: "The server's answer is no JSON."
        case .notAnObject, .notACompletion: "The server's answer is no completion."
        case .tooLarge: "The server's answer is too large."
        }
    }
}

extension LLMAPIError.BodyDefect {
    /// What is wrong with a body that could not be parsed.
    init(_ error: JSONError, in body: some Collection<UInt8>) {
        if body.allSatisfy(\.isJSONWhitespace) {
            self = .empty
        } else {
            self = error.kind == .truncated ? .cut : .notJSON
        }
    }
}
