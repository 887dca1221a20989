extension ChatAnswer: Decodable {
    enum Name: String, CodingKey, CaseIterable {
        case fault
        case text
        case pieces
        case tool
        case finish
        case done
        case error
        case status
        case headers
        case body
        case hex
        case utf8
        case delay
        case heartbeats
        case split
        case framing
        case length
        case trailers
        case cut
        case end
        case steps
    }

    /// Reads an object of the format's fields; where it names a fault, the other fields replace the fault's own.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        let fields = try ScriptFields<Name>(decoder)
        let fault = try Self.fault(fields)
        self = fault?.answer ?? ChatAnswer("")
        end = try fields.name(.end) ?? end
        status = try fields.number(.status, in: 100...999) ?? status
        content = try fields.content(of: fault, status: status, end: end)
        headers = try fields.headers(.headers) ?? headers
        isValidUTF8 = try fields.value(.utf8) ?? isValidUTF8
        delays = try fields.value(.delay) ?? delays
        heartbeats = try fields.value(.heartbeats) ?? heartbeats
        split = try fields.value(.split) ?? split
        framing = try fields.name(.framing) ?? framing
        declaredLength = try fields.number(.length, in: 0...Int.max) ?? declaredLength
        trailers = try fields.headers(.trailers) ?? trailers
        cut = try fields.number(.cut, in: 0...Int.max) ?? cut
    }

    private static func fault(_ fields: ScriptFields<Name>) throws -> Fault? {
        do {
            return try fields.name(.fault)
        } catch ServerScriptError.unknownName(let name, let place, _) where ScriptedServer.Policy(rawValue: name) != nil
        {
            throw ServerScriptError.policyAsFault(name, place: place)
        }
    }
}
