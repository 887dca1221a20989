import JSONCoding
import WebAPI

extension LLMAPIError {
    /// The error that a response without success means; `body` is what was kept of it.
    init(_ context: ResponseContext, body: some Collection<UInt8>) {
        if case 300..<400 = context.head.status {
            let location = context.head.headers["Location"].map(context.secrets.redacted)
            self = .redirect(location: location, context.details(body: body))
            return
        }
        do {
            let json = try JSONValue(parsing: body)
            self = context.error(json, body: body)
        } catch {
            let message = context.head.plainText(of: body)
            let provider = message.map { ProviderError(message: $0) }
            self = Self(classifying: context.details(provider: provider, body: body))
        }
    }
}

extension HTTPResponse {
    /// A body that is no JSON as the message it may be: plain text is one, a page of HTML gives none.
    fileprivate func plainText(of body: some Collection<UInt8>) -> String? {
        guard mediaType == nil || mediaType == "text/plain" else { return nil }
        let text = String(decoding: body, as: UTF8.self).trimmingWhitespace
        return text.first == "<" ? nil : text.nonEmpty
    }
}
