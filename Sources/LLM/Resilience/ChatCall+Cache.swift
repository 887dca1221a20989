import WebAPI

extension ChatCall {
    /// What the cache holds for the request; nil also where it can't be read, which the log tells.
    func cachedAnswer() async -> CachedAnswer? {
        guard let caching = plan.caching, let key = plan.key else { return nil }
        do throws(ResponseCacheError) {
            let answer = try await caching.cache.answer(for: key)
            guard let answer, let maximumAge = caching.maximumAge else { return answer }
            return answer.age(at: plan.now()) <= maximumAge ? answer : nil
        } catch {
            plan.log.cacheFailed(error)
            return nil
        }
    }

    /// Keeps an answer that is all that the model had to say. A cache that fails costs nobody their answer.
    func store(_ completion: ChatCompletion) async {
        guard let caching = plan.caching, let key = plan.key, completion.isWholeAnswer else { return }
        let source = asked?.route.label ?? completion.model.rawValue
        do throws(ResponseCacheError) {
            try await caching.cache.store(CachedAnswer(completion, date: plan.now(), source: source), for: key)
        } catch {
            plan.log.cacheFailed(error)
        }
    }

    /// Hands out an answer that was given before, with a label that says so.
    mutating func handOut(_ answer: CachedAnswer) {
        var completion = answer.completion
        completion.provenance = Provenance(
            route: answer.source,
            attempts: attempts,
            passedRoutes: passed,
            requestID: answer.completion.provenance?.requestID,
            age: answer.age(at: plan.now())
        )
        if let cutOff { queue.append(.restarted(because: cutOff)) }
        if form.isStream { completion.events.forEach { queue.append($0) } }
        queue.append(.finished(completion))
        state = .over
    }
}

extension ChatCall {
    /// The whole answer: that of a call that asks the same at this moment, where the caller wants to share it.
    mutating func answer(
        sharing calls: SharedCalls<CacheKey, ChatCompletion>,
        report: @escaping @Sendable (ChatStreamEvent) -> Void
    ) async throws(LLMAPIError) -> ChatCompletion {
        guard plan.caching?.sharesCalls == true, let key = plan.key else { return try await completion(report: report) }
        return try await shared(calls, by: key, report: report)
    }

    /// It is apart since it takes a copy of the whole call.
    @inline(never)
    private func shared(
        _ calls: SharedCalls<CacheKey, ChatCompletion>,
        by key: CacheKey,
        report: @escaping @Sendable (ChatStreamEvent) -> Void
    ) async throws(LLMAPIError) -> ChatCompletion {
        try await calls.value(for: key) { () async throws(LLMAPIError) in
            var call = self
            return try await call.completion(report: report)
        }
    }
}

extension ChatCompletion {
    /// Whether each choice says something, and that it is all: no limit, filter or failure ended it.
    fileprivate var isWholeAnswer: Bool {
        !choices.isEmpty && choices.allSatisfy(\.isWhole)
    }
}

extension ChatCompletion.Choice {
    fileprivate var isWhole: Bool {
        switch finishReason {
        case .stop?: message.content?.isEmpty == false || message.refusal?.isEmpty == false
        case .toolCalls?, .functionCall?: !message.toolCalls.isEmpty
        default: false
        }
    }
}
