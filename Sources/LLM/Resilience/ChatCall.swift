import WebAPI

/// One call: asks one route after another, each as often as its policy allows, until an answer is complete.
///
/// What follows a failure is for ``RecoveryRules`` to say; this carries it out. It sends nothing before the first event is
/// asked for, and it waits only when the next one is.
struct ChatCall: Sendable {
    enum State {
        case idle
        /// The routes from that position on have not been asked.
        case choosing(from: Int)
        /// The route of that position is made ready.
        case opening(Int, RouteHealth.Permit?)
        case waiting(until: Duration)
        case sending
        case receiving
        case failing(LLMAPIError)
        case over
    }

    /// The route that is being asked.
    struct Asked {
        var route: CallRoute
        var position: Int
        var client: LLMClient
        var permit: RouteHealth.Permit?
        var limit: CallLimit
        var attempts = 0
    }

    let request: ChatRequest
    var plan: CallPlan
    var form: AnswerForm
    let elapsed: Stopwatch
    var state = State.idle
    var queue = EventQueue()
    var asked: Asked?
    var attempt: ChatAttempt?
    var attempts = 0
    var passed: [PassedRoute] = []
    /// The failure for which the next route takes its turn.
    var cause: LLMAPIError?
    /// The failure that cut an answer off whose pieces the caller must drop before the next attempt.
    var cutOff: LLMAPIError?

    /// The limit of the whole call, over all routes.
    var limit: CallLimit { CallLimit(total: plan.total, start: .zero) }

    init(_ request: ChatRequest, form: AnswerForm, plan: CallPlan) {
        self.request = request
        self.form = form
        self.plan = plan
        elapsed = plan.clock.stopwatch()
    }

    /// The next event; nil after the last, which is `.finished`, and after an error.
    mutating func next() async throws(LLMAPIError) -> ChatStreamEvent? {
        while true {
            if let event = nextArrived() { return event }
            switch state {
            case .receiving: if let event = try await receive() { return event }
            case .over: return nil
            default: try await advance()
            }
        }
    }

    /// The next event of those that have come already: nearly all, and none of them costs a wait.
    private mutating func nextArrived() -> ChatStreamEvent? {
        if let event = queue.popFirst() { return event }
        guard case .receiving = state, let event = attempt?.nextArrived() else { return nil }
        if event.isPartOfAnswer { asked?.permit?.beganAnswering() }
        return event
    }

    /// Reads on to the end, and returns the completion. Nobody sees its pieces, so none of them commits the call.
    mutating func completion(
        report: (ChatStreamEvent) -> Void = { _ in }
    ) async throws(LLMAPIError) -> ChatCompletion {
        form = form.collected
        var completion: ChatCompletion?
        while let event = try await next() {
            switch event {
            case .finished(let whole): completion = whole
            case .retrying, .switched, .restarted: report(event)
            case .text, .reasoning, .refusal, .toolCall, .usage: break
            }
        }
        guard let completion else { throw .cancelled }
        return completion
    }
}

extension ChatCall {
    /// Does the next of what is done once, or a few times, for a call.
    ///
    /// It stays out of ``next()``, whose frame is in memory as long as somebody waits for an event.
    @inline(never)
    private mutating func advance() async throws(LLMAPIError) {
        switch state {
        case .idle: await begin()
        case .choosing(let position): try await choose(from: position)
        case .opening(let position, let permit): try await open(position, permit)
        case .waiting(let time): try await wait(until: time)
        case .sending: send()
        case .failing(let error): throw close(error)
        case .receiving, .over: break
        }
    }

    private mutating func begin() async {
        state = .choosing(from: 0)
        guard plan.caching?.readsThrough == true, let answer = await cachedAnswer() else { return }
        // What a fallback said in an outage is no reason not to ask the one who comes first.
        let first = plan.routes.first { $0.lacks.isDisjoint(with: request.requiredCapabilities) }
        if first?.isOneOfSeveral != true || answer.source == first?.label { handOut(answer) }
    }

    private mutating func wait(until time: Duration) async throws(LLMAPIError) {
        do {
            try await elapsed.pause(until: time)
        } catch {
            throw close(.cancelled)
        }
        state = .sending
    }

    private mutating func send() {
        asked?.attempts += 1
        guard let asked else { return state = .over }
        if let cutOff { queue.append(.restarted(because: cutOff)) }
        cutOff = nil
        attempts += 1
        let now = elapsed()
        let limit = limit.sooner(of: asked.limit, at: now)
        attempt = asked.client.api.attempt(
            asked.route.request(request, for: asked.client),
            form: form,
            total: limit.total,
            elapsed: limit.elapsed(at: now)
        )
        state = .receiving
    }

    private mutating func receive() async throws(LLMAPIError) -> ChatStreamEvent? {
        do throws(LLMAPIError) {
            guard let event = try await attempt?.next() else {
                state = .over
                return nil
            }
            if case .finished = event { return await finished(event) }
            if event.isPartOfAnswer { asked?.permit?.beganAnswering() }
            return event
        } catch {
            try recover(from: error)
            return nil
        }
    }

    @inline(never)
    private mutating func finished(_ event: ChatStreamEvent) async -> ChatStreamEvent {
        guard case .finished(let completion) = event else { return event }
        let finished = finish(completion)
        // To wait takes a copy of the whole call.
        if plan.caching != nil { await store(finished) }
        return .finished(finished)
    }
}
