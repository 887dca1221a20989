import LLM

extension AnswerRecord: Codable {
    private enum CodingKeys: CodingKey {
        case model, endpoint, finishReason, usage, cost, timings, failure, omission, age, passedRoutes, requestID
    }

    /// Decodes a record; what is not there is not known.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            model: try fields.decodeIfPresent(ModelID.self, forKey: .model),
            endpoint: try fields.decodeIfPresent(String.self, forKey: .endpoint),
            omission: try fields.decodeIfPresent(Omission.self, forKey: .omission)
        )
        finishReason = try fields.decodeIfPresent(FinishReason.self, forKey: .finishReason)
        usage = try fields.decodeIfPresent(Usage.self, forKey: .usage)
        cost = try fields.decodeIfPresent(Double.self, forKey: .cost)
        timings = try fields.decodeIfPresent(Timings.self, forKey: .timings)
        failure = try fields.decodeIfPresent(Failure.self, forKey: .failure)
        age = try fields.decodeIfPresent(Double.self, forKey: .age)
        passedRoutes = try fields.decodeIfPresent([String].self, forKey: .passedRoutes) ?? []
        requestID = try fields.decodeIfPresent(String.self, forKey: .requestID)
    }

    /// Encodes what is known.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(model, forKey: .model)
        try fields.encodeIfPresent(endpoint, forKey: .endpoint)
        try fields.encodeIfPresent(finishReason, forKey: .finishReason)
        try fields.encodeIfPresent(usage, forKey: .usage)
        try fields.encodeIfPresent(cost, forKey: .cost)
        try fields.encodeIfPresent(timings, forKey: .timings)
        try fields.encodeIfPresent(failure, forKey: .failure)
        try fields.encodeIfPresent(omission, forKey: .omission)
        try fields.encodeIfPresent(age, forKey: .age)
        if !passedRoutes.isEmpty { try fields.encode(passedRoutes, forKey: .passedRoutes) }
        try fields.encodeIfPresent(requestID, forKey: .requestID)
    }
}
