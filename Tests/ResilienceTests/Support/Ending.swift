import LLM

/// What a call comes to.
enum Ending: Equatable {
    /// An answer with that text.
    case answer(String)
    /// An error, with the text that had arrived.
    case failure(LLMAPIError.Kind, partial: String? = nil)
}

extension CallRecord {
    /// What the call came to; nil where it ended with neither an answer nor an error, or with both.
    var ending: Ending? {
        switch (completion, error) {
        case (let completion?, nil): .answer(completion.text)
        case (nil, let error?): .failure(error.kind, partial: error.partial?.text)
        default: nil
        }
    }
}
