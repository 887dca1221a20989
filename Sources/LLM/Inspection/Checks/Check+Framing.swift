import JSONCoding
import ServerSentEvents
import WebAPI

extension Check {
    /// How the body is sent.
    static let framing = [
        Check("content-type", "The content type is not the one that the body has.") { evidence in
            guard let head = evidence.head, head.isSuccess else { return [] }
            let expected = evidence.form == .eventStream ? "text/event-stream" : "application/json"
            return head.mediaType == expected ? [] : [head.mediaType ?? "none"]
        },
        Check("byte-order-mark", "The body begins with a byte order mark.") { evidence in
            evidence.body.starts(with: [0xEF, 0xBB, 0xBF]).finding
        },
        Check("leading-space", "White space stands before the body.") { evidence in
            (evidence.body.first?.isJSONWhitespace ?? false).finding
        },
        Check("crlf", "Lines end in CR LF.") { evidence in
            evidence.lines.filter { $0.last == UInt8(ascii: "\r") }.map { _ in "" }
        },
        Check("comments", "There are comments in the stream.") { evidence in
            evidence.lines.filter { $0.first == UInt8(ascii: ":") }.map { String(decoding: $0, as: UTF8.self) }
        },
        Check("ignored-lines", "There are lines that are no field of an event stream.") { evidence in
            evidence.ignoredLines.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        },
        Check("event-names", "Events have names.") { evidence in
            evidence.events.map(\.event).filter { $0 != "message" }
        },
        Check("empty-data", "Events have no data.") { evidence in
            evidence.events.filter { $0.data.allSatisfy(\.isJSONWhitespace) }.map { _ in "" }
        },
        Check("not-json", "Events have data that is no JSON object.") { evidence in
            evidence.events.filter { event in
                !event.isDone && !event.data.allSatisfy(\.isJSONWhitespace) && Evidence.object(event.data) == nil
            }
            .map(\.text)
        },
        Check("no-done", "The stream does not end in [DONE].") { evidence in
            let isMarked = evidence.events.contains(where: \.isDone) || evidence.unfinished?.isDone ?? false
            return (evidence.form == .eventStream && !isMarked).finding
        },
        Check("unterminated", "No blank line ends the last event.") { evidence in
            evidence.unfinished.map { [$0.text] } ?? []
        },
        Check("after-done", "Something follows [DONE].") { evidence in
            evidence.events.drop { !$0.isDone }.dropFirst().map(\.text)
        },
    ]
}
