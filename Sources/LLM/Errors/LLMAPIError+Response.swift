import JSONCoding
import ServerSentEvents
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LLMAPIError {
    /// The error that a response without success means; `body` is what was kept of it.
    init(_ context: ResponseContext, body: some Collection<UInt8>) {
        if case 300..<400 = context.head.status {
            let location = context.head.headers["Location"].map { context.secrets.redacted(Self.withoutSecrets($0)) }
            self = .redirect(location: location, context.details(body: body))
            return
        }
        do {
            let json = try JSONValue(parsing: body)
            self = context.error(json, body: body)
        } catch {
            if let json = Self.statement(inEvents: body, mediaType: context.head.mediaType) {
                self = context.error(json, body: body)
                return
            }
            let message = context.head.plainText(of: body)
            let provider = message.map { ProviderError(message: $0) }
            self = Self(classifying: context.details(provider: provider, body: body))
        }
    }

    /// An address that a server names, without what may be secret in it.
    private static func withoutSecrets(_ location: String) -> String {
        URL(string: location)?.redacted ?? "[redacted]"
    }

    /// What the events of a body say: some servers answer a streaming request with a stream also where they refuse it.
    private static func statement(inEvents body: some Collection<UInt8>, mediaType: String?) -> JSONValue? {
        guard body.holdEvents(mediaType: mediaType) else { return nil }
        var parser = ServerSentEventParser()
        parser.append(body)
        do throws(ServerSentEventError) {
            while let event = try parser.next() {
                if case .chunk(_, let error?) = StreamItem(event) { return error }
                if let json = event.json { return json }
            }
        } catch {
            return nil  // An event of that size is no error message.
        }
        return parser.finish()?.json
    }
}

extension ServerSentEvent {
    /// The JSON object that the event holds, if it does.
    fileprivate var json: JSONValue? {
        do throws(JSONError) {
            let json = try JSONValue(parsing: data)
            return json.objectValue == nil ? nil : json
        } catch {
            return nil  // Then it says nothing that we could read.
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
