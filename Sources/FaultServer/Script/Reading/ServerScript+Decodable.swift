extension ServerScript: Decodable {
    private enum Name: String, CodingKey, CaseIterable {
        case answers
        case `repeat`
        case routes
        case models
        case policy
    }

    /// Reads an object of the format's fields, or an array of answers.
    ///
    /// - Throws: ``ServerScriptError``, or a `DecodingError`; ``init(json:)-(Data)`` makes a sentence of both.
    public init(from decoder: any Decoder) throws {
        // What is no array is read as an object, which finds out what is wrong.
        if var answers = try? decoder.unkeyedContainer() {
            self.init()
            while !answers.isAtEnd { self.answers.append(try answers.decode(Answer.self)) }
            return
        }
        let fields = try ScriptFields<Name>(decoder)
        self.init(try fields.value(.answers) ?? [])
        repetition = try fields.name(.repeat) ?? .last
        routes = try fields.value(.routes) ?? []
        policy = try fields.name(.policy) ?? .serve
        if let models: Models = try fields.value(.models) {
            (self.models, scriptsModels) = (models.names, models.areScripted)
        }
    }

    /// A list of names, or the word that makes the list a part of the script.
    private struct Models: Decodable {
        var names: [String]?
        var areScripted = false

        init(from decoder: any Decoder) throws {
            guard let word = decoder.text else {
                names = try decoder.singleValueContainer().decode([String].self)
                return
            }
            guard word == "scripted" else {
                throw ServerScriptError.unknownName(word, place: decoder.codingPath.place, allowed: ["scripted"])
            }
            areScripted = true
        }
    }
}

extension ServerScript.Route: Decodable {
    private enum Name: String, CodingKey, CaseIterable {
        case model
        case path
        case answers
        case `repeat`
    }

    /// Reads an object of the format's fields.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        let fields = try ScriptFields<Name>(decoder)
        model = try fields.value(.model)
        path = try fields.value(.path)
        answers = try fields.value(.answers) ?? []
        repetition = try fields.name(.repeat) ?? .last
        if model == nil && path == nil { throw ServerScriptError.missing("model\" or \"path", place: fields.place) }
    }
}

extension ServerScript.Answer: Decodable {
    /// Reads an object with `steps`, or one of a chat answer's fields.
    ///
    /// - Throws: as ``ServerScript/init(from:)``.
    public init(from decoder: any Decoder) throws {
        let fields = try ScriptFields<ChatAnswer.Name>(decoder)
        guard fields.has(.steps) else {
            self = .chat(try ChatAnswer(from: decoder))
            return
        }
        if let other = fields.given.first(where: { $0 != .steps && $0 != .delay }) {
            throw ServerScriptError.conflict([ChatAnswer.Name.steps.rawValue, other.rawValue], place: fields.place)
        }
        var response = ScriptedResponse(try fields.required(.steps, as: [ScriptedResponse.Step].self))
        response.acceptDelay = try fields.value(.delay, as: ChatAnswer.Delays.self)?.accept ?? .zero
        self = .response(response)
    }
}
