import JSONCoding
public import LLM

extension AskArguments {
    /// A request with the fields that the command line asks for.
    public func request(_ request: ChatRequest) -> ChatRequest {
        var request = request
        if showsUsage && streams {
            request.streamOptions = StreamOptions(includesUsage: true)
        }
        for field in fields {
            request.extraFields[field.name] = field.value
        }
        return request
    }

    /// What is printed of the answer.
    public var form: AnswerPrinter.Form {
        printsJSON ? .json : extractsCode ? .code : .text
    }
}
