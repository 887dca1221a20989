extension ScriptedResponse.Step: Decodable {
    /// The steps that are one word.
    enum Word: String, CaseIterable {
        case lastChunk = "last-chunk"
        case nextRequest = "next-request"
        case halfClose = "half-close"
        case close
        case reset
        case silence
    }

    enum Name: String, CodingKey, CaseIterable {
        case head
        case headers
        case bytes
        case hex
        case chunk
        case event
        case trailers
        case drip
        case size
        case every
        case delay
        case `repeat`
        case times

        /// The step that a field belongs to, where it does not make one itself.
        var owner: Name? {
            switch self {
            case .headers: .head
            case .size, .every: .drip
            case .times: .repeat
            default: nil
            }
        }
    }

    /// Reads a word, or an object with one field that names the step.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        if let word = decoder.text {
            guard let word = Word(rawValue: word) else {
                let allowed = Word.allCases.map(\.rawValue)
                throw ServerScriptError.unknownName(word, place: decoder.codingPath.place, allowed: allowed)
            }
            self = Self(word)
            return
        }
        let fields = try ScriptFields<Name>(decoder)
        let names = fields.given.filter { $0.owner == nil }
        guard let name = names.first else {
            let kinds = Name.allCases.filter { $0.owner == nil }.map(\.rawValue)
            let expected = "a word or an object with one of \(kinds.joined(separator: ", "))"
            throw ServerScriptError.unfit(place: fields.place, expected: expected)
        }
        if let other = fields.given.first(where: { ($0.owner ?? $0) != name }) {
            throw ServerScriptError.conflict([name.rawValue, other.rawValue], place: fields.place)
        }
        self = try Self(name, fields)
    }

    private init(_ word: Word) {
        switch word {
        case .lastChunk: self = .lastChunk()
        case .nextRequest: self = .nextRequest
        case .halfClose: self = .halfClose
        case .close: self = .close
        case .reset: self = .reset
        case .silence: self = .silence
        }
    }

    private init(_ name: Name, _ fields: ScriptFields<Name>) throws {
        switch name {
        case .head, .headers: self = try .head(fields)
        case .bytes: self = .bytes(try fields.required(.bytes, as: String.self))
        case .hex: self = .bytes(try fields.hexadecimal(.hex) ?? [])
        case .chunk: self = .chunk(try fields.required(.chunk, as: String.self))
        case .event: self = .event(try fields.required(.event, as: String.self))
        case .trailers: self = .bytes("0\r\n\(try fields.headers(.trailers)?.lines ?? "")\r\n")
        case .delay: self = .delay(try fields.seconds(.delay) ?? .zero)
        case .drip, .size, .every:
            let size = try fields.number(.size, in: 1...Int.max) ?? 1
            let pause = try fields.seconds(.every) ?? .milliseconds(100)
            self = .drip(try fields.required(.drip, as: String.self), size: size, every: pause)
        case .repeat, .times:
            let times = try fields.number(.times, in: 0...1_000_000) ?? .max
            let steps = try fields.required(.repeat, as: [Self].self)
            // Nothing, again and again, would only keep a processor busy.
            guard steps.contains(where: \.doesSomething) else {
                throw ServerScriptError.unfit(place: fields.place(of: .repeat), expected: "steps that do something")
            }
            self = .repeated(steps, times: times)
        }
    }

    private static func head(_ fields: ScriptFields<Name>) throws -> Self {
        let status = try fields.number(.head, in: 100...999) ?? 200
        return .bytes("HTTP/1.1 \(status) \r\n\(try fields.headers(.headers)?.lines ?? "")\r\n")
    }
}

extension [HeaderField] {
    /// The fields as lines of a header.
    var lines: String { map { "\($0.name): \($0.value)\r\n" }.joined() }
}
