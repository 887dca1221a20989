import WebAPI

extension ChatCall {
    /// Makes the first route ready, from that position on, that may be asked.
    mutating func choose(from position: Int) async throws(LLMAPIError) {
        guard position < plan.routes.count, !isOutOfTime else { return try await giveUp() }
        let route = plan.routes[position]
        let missing = route.lacks.isEmpty ? [] : route.lacks.intersection(request.requiredCapabilities)
        guard missing.isEmpty else { return pass(position, because: .lacks(missing)) }
        switch route.health?.permit() {
        case .failure(let resting): pass(position, because: .resting(resting.time, after: resting.error))
        case .success(let permit): begin(position, permit)
        case nil: begin(position, nil)
        }
    }

    /// Tells the caller who is asked next, before the wait for that one begins.
    private mutating func begin(_ position: Int, _ permit: RouteHealth.Permit?) {
        tellSwitch(to: plan.routes[position].label)
        state = .opening(position, permit)
    }

    /// Goes past a route that did not answer.
    mutating func pass(_ position: Int, because reason: PassedRoute.Reason) {
        let route = PassedRoute(label: plan.routes[position].label, reason: reason)
        passed.append(route)
        cause = route.error ?? .badRequest(LLMAPIError.Details(reason: "\(route)"))
        state = .choosing(from: position + 1)
    }

    mutating func open(_ position: Int, _ permit: RouteHealth.Permit?) async throws(LLMAPIError) {
        let route = plan.routes[position]
        do throws(LLMAPIError) {
            let client = try await opened(route)
            let total = (form.isStream ? client.timeouts : client.timeouts.forWholeResponse).total
            let limit = CallLimit(total: total, start: elapsed())
            asked = Asked(route: route, position: position, client: client, permit: permit, limit: limit)
            state = .sending
        } catch {
            if isCancelled(by: error, on: route) { throw close(.cancelled) }
            let error = error == .cancelled ? .givenUpByOthers : error
            if !isOutOfTime { permit?.failed(error) }
            pass(position, because: .failed(error))
        }
    }

    /// Whether the call ends as cancelled: its task was, or the only one to ask says so. That another route's work was
    /// cancelled by somebody else is a failure of that route.
    func isCancelled(by error: LLMAPIError, on route: CallRoute) -> Bool {
        Task.isCancelled || error == .cancelled && !route.isOneOfSeveral
    }

    /// Whether the limit of the whole call has been reached: then nobody is to blame who was asked last.
    var isOutOfTime: Bool {
        limit.left(at: elapsed()).map { $0 <= .zero } ?? false
    }

    /// The client of a route, or the failure of a call that can't wait for it any longer.
    private func opened(_ route: CallRoute) async throws(LLMAPIError) -> LLMClient {
        // A client that is asked by itself is there already: no task needs to be spent on it.
        guard route.isOneOfSeveral else { return try await route.open() }
        let opening = SharedCalls<Int, LLMClient>()
        guard let total = plan.total else { return try await opening.value(for: 0, route.open) }
        let elapsed = elapsed
        // The work is left behind where it does not notice that it is cancelled.
        let result = await withTaskGroup(of: Result<LLMClient, LLMAPIError>?.self) { group in
            group.addTask {
                do throws(LLMAPIError) {
                    return .success(try await opening.value(for: 0, route.open))
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                do { try await elapsed.pause(until: total) } catch { return .failure(.cancelled) }
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        return try (result ?? .failure(.outOfTime(total))).get()
    }

    /// Tells the caller what comes before the answer of another route.
    private mutating func tellSwitch(to label: String) {
        guard let cause else { return }
        queue.append(.switched(to: label, because: cause))
        plan.log.switched(to: label, because: cause)
    }

    /// Nobody is left to ask: what is kept of an earlier answer, or the failure of the route that came first.
    private mutating func giveUp() async throws(LLMAPIError) {
        if plan.caching?.isLastResort == true, let answer = await cachedAnswer() {
            tellSwitch(to: Self.cacheLabel)
            return handOut(answer)
        }
        // Its text is still on show, since no other attempt followed.
        if let cutOff {
            passed.removeAll { $0.error?.isCommitted == true }
            throw close(cutOff)
        }
        let index = passed.firstIndex(where: \.isFailed) ?? passed.firstIndex { $0.error != nil } ?? passed.startIndex
        guard passed.indices.contains(index) else {
            if isOutOfTime, let total = plan.total { throw close(.outOfTime(total)) }
            throw close(.badRequest(LLMAPIError.Details(reason: "There is nobody to ask: the chain has no route.")))
        }
        let preferred = passed[index]
        if preferred.isFailed { passed.remove(at: index) }
        throw close(preferred.finalError)
    }

    private static let cacheLabel = "cache"
}

extension LLMAPIError {
    /// Something else than the caller cancelled what the call waited for.
    static let givenUpByOthers = LLMAPIError.transport(
        .connect,
        reason: "The work on the request was cancelled, though its caller waits",
        Details()
    )

    fileprivate static func outOfTime(_ total: Duration) -> LLMAPIError {
        .timeout(.total, Details(reason: "\(TimeoutKind.total.sentence) within \(total.inSeconds)."))
    }
}

extension PassedRoute {
    fileprivate var isFailed: Bool {
        if case .failed = reason { true } else { false }
    }

    /// The failure of a call in which nobody answered and this route was the one to ask.
    fileprivate var finalError: LLMAPIError {
        switch reason {
        case .failed(let error): error
        case .resting(let time, let error?):
            error.changing { details in
                details.retryAfter = time ?? details.retryAfter
                details.attempts = 0
                details.requestID = nil
            }
        case .resting, .lacks: .badRequest(LLMAPIError.Details(reason: "\(self)"))
        }
    }
}
