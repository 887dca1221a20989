import JSONCoding

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The last chunk of a stream, and where in its bytes the strings stand that change from one chunk to the next.
///
/// The chunks of a stream are the same bytes over and over, but for the new text and, with some servers, padding. What
/// the general decoder made of one it would make of the next as well, with other strings in these places. So it is asked
/// once; a chunk that is the same everywhere else is that one, filled anew. Any other is for the general decoder.
struct ChunkFrame: Sendable {
    /// The chunk as the general decoder read it, with the strings that were filled in last.
    private(set) var chunk: ChatCompletionChunk

    private let bytes: [UInt8]
    private let gaps: [ChunkGap]

    /// Makes a frame that no chunk is like.
    init() {
        (chunk, bytes, gaps) = (ChatCompletionChunk(choices: []), [], [])
    }

    /// Learns from a chunk and the bytes that it was read from; nil where no string in it is known to change.
    init?(_ chunk: ChatCompletionChunk, readFrom bytes: ArraySlice<UInt8>) {
        gaps = bytes.withUnsafeBufferPointer { bytes in
            var finder = ChunkGapFinder(chunk, readFrom: bytes)
            do throws(JSONError) { try finder.find() } catch { return [] }  // No chunk was read from what is no JSON.
            return finder.gaps
        }
        self.chunk = chunk
        self.bytes = Array(bytes)
        guard !gaps.isEmpty, isRight() else { return nil }
        self.chunk = chunk
    }

    /// Whether the frame and the general decoder read the same from a chunk with other strings in the gaps: a string may
    /// stand where it seems to count, and another one counts.
    private mutating func isRight() -> Bool {
        var probe: [UInt8] = []
        var end = 0
        for (number, gap) in gaps.enumerated() {
            probe += bytes[end..<gap.range.lowerBound] + Array("\"probe \(number)\"".utf8)
            end = gap.range.upperBound
        }
        probe += bytes[end...]
        do { return try fill(from: probe[...]) && chunk == ChatCompletionChunk(parsing: probe) } catch { return false }
    }

    /// Makes ``chunk`` what the general decoder would read from these bytes. Returns false where that takes more than
    /// other strings in the gaps; then ``chunk`` is of no use before the next success.
    mutating func fill(from event: ArraySlice<UInt8>) -> Bool {
        guard !gaps.isEmpty else { return false }
        return event.withUnsafeBytes { event in
            let (bytes, gaps) = (bytes, gaps)
            var position = 0
            var end = 0
            for gap in gaps {
                guard let start = event.end(of: bytes[end..<gap.range.lowerBound], at: position),
                    let (string, next) = event.string(at: start), !string.isEmpty
                else { return false }
                gap.place.fill(&chunk, with: string)
                position = next
                end = gap.range.upperBound
            }
            return event.end(of: bytes[end...], at: position) == event.count
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Where bytes end that are expected at a position; nil where others stand there.
    @inline(__always)
    fileprivate func end(of expected: ArraySlice<UInt8>, at position: Int) -> Int? {
        guard let start = baseAddress, position + expected.count <= count else { return nil }
        let isSame = expected.withUnsafeBytes { expected in
            expected.baseAddress.map { memcmp($0, start + position, expected.count) == 0 } ?? true
        }
        return isSame ? position + expected.count : nil
    }

    /// The string of JSON at a position, and where it ends; nil where none stands there.
    @inline(__always)
    fileprivate func string(at position: Int) -> (string: String, end: Int)? {
        guard position < count, self[position] == UInt8(ascii: "\"") else { return nil }
        var reader = JSONReader(UnsafeBufferPointer(rebasing: bindMemory(to: UInt8.self)[position...]))
        do throws(JSONError) { return (try reader.readString(), position + reader.offset) } catch { return nil }
    }
}
