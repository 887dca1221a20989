extension ChatAnswer {
    /// The answer as steps, for a ``ScriptedServer`` of responses.
    ///
    /// - Parameters:
    ///   - streaming: whether it answers a request for a stream; it does by default.
    ///   - model: the model that it names; `fault-model` by default.
    public func response(streaming: Bool = true, model: String = ServerScript.defaultModel) -> ScriptedResponse {
        response(to: Inquiry(isStreaming: streaming, model: model), models: [model])
    }

    /// The answer as steps; `models` are those that the server tells of.
    func response(to inquiry: Inquiry, models: [String]) -> ScriptedResponse {
        let body = ResponseBody(self, inquiry, models: models)
        var steps: [ScriptedResponse.Step] = [.delay(delays.head), head(of: body, inquiry), .delay(delays.body)]
        steps += body.steps.map { $0.framed(framing(of: body)) }
        if let cut {
            steps = steps.first(bytes: cut) + endSteps(whole: false)
        } else {
            steps += endSteps(whole: end.isWhole && framing(of: body) == .chunked)
        }
        var response = ScriptedResponse(steps.filter(\.doesSomething))
        response.acceptDelay = delays.accept
        return response
    }

    private func framing(of body: ResponseBody) -> Framing {
        if let framing { return framing }
        if declaredLength != nil { return .length }
        let isOpen = !end.isWhole || !trailers.isEmpty || heartbeats?.count == .max
        return body.isStream || isOpen ? .chunked : .length
    }

    private func head(of body: ResponseBody, _ inquiry: Inquiry) -> ScriptedResponse.Step {
        var fields = [HeaderField(name: "Content-Type", value: body.type)]
        switch framing(of: body) {
        case .chunked: fields.append(HeaderField(name: "Transfer-Encoding", value: "chunked"))
        case .length: fields.append(HeaderField(name: "Content-Length", value: "\(declaredLength ?? body.count)"))
        case .close: fields.append(HeaderField(name: "Connection", value: "close"))
        }
        let own = Set(headers.map { $0.name.lowercased() })
        fields = fields.filter { !own.contains($0.name.lowercased()) } + headers
        let lines = fields.lines.replacing("{port}", with: inquiry.port ?? "")
        return .bytes("HTTP/1.1 \(status) \r\n\(lines)\r\n")
    }

    /// What comes after the body, or after the cut; an end that keeps the connection can't follow a cut.
    private func endSteps(whole: Bool) -> [ScriptedResponse.Step] {
        let last: [ScriptedResponse.Step] = whole ? [.bytes("0\r\n\(trailers.lines)\r\n")] : []
        let pause = ScriptedResponse.Step.delay(delays.end)
        switch end {
        case .keep: return [pause] + (cut != nil || framing == .close ? [.close] : last)
        case .dropNext: return [pause] + last + [.nextRequest, .close]
        case .expire: return last + [pause, .close]
        case .close: return [pause, .close]
        case .halfClose: return [pause, .halfClose, .silence]
        case .reset: return [pause, .reset]
        case .silence: return [.silence]
        }
    }
}
