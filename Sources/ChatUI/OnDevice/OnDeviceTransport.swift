import JSONCoding
import LLM
import WebAPI

/// Lets this device's own model be one more client of the chat API, so that it stands in a chain like any other.
struct OnDeviceTransport: HTTPTransport {
    let model: any OnDeviceModel

    /// Begins an answer; returns when its first words are there, or what became of it.
    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        let prompt: OnDevicePrompt
        do {
            guard model.availability == .available else { throw OnDeviceFailure.unavailable(model.availability) }
            let fields = try JSONValue(parsing: request.body.map(Array.init) ?? [])
            prompt = try OnDevicePrompt(ChatRequest(json: fields))
        } catch let failure as OnDeviceFailure {
            return Self.refusal(failure)
        } catch {
            throw .invalidRequest(reason: "\(error)")
        }
        let answer = OnDeviceAnswer()
        answer.begin(model, prompt)
        switch await answer.beginning() {
        case .words: return (Self.head(200, "text/event-stream"), HTTPBody(answer))
        case .failure(.cancelled): throw .cancelled
        case .failure(let failure): return Self.refusal(failure)
        }
    }

    private static func refusal(_ failure: OnDeviceFailure) -> (head: HTTPResponse, body: HTTPBody) {
        let (status, _) = failure.response
        let bytes = Array(failure.json.text.utf8)
        return (head(status, "application/json"), HTTPBody(OnDeviceAnswer(whole: bytes)))
    }

    private static func head(_ status: Int, _ type: String) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": type])
    }
}

extension OnDeviceFailure {
    /// The failure as the body of a response.
    var json: JSONValue {
        ["error": ["message": .string(description), "code": .string(response.code)]]
    }
}
