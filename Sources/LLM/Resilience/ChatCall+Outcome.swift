import WebAPI

extension ChatCall {
    /// Does what the rules say after a failed attempt.
    @inline(never)
    mutating func recover(from error: LLMAPIError) throws(LLMAPIError) {
        guard let asked, !isCancelled(by: error, on: asked.route) else { throw close(.cancelled) }
        let error = (error == .cancelled ? .givenUpByOthers : error).changing { $0.attempts = asked.attempts }
        attempt = nil
        switch recovery(from: error, asked) {
        case .retry(let delay):
            if error.isCommitted { queue.append(.restarted(because: error)) }
            let (next, of) = (asked.attempts + 1, asked.client.retryPolicy.maximumAttempts)
            queue.append(.retrying(attempt: next, of: of, after: delay, because: error))
            asked.client.api.log.retrying(attempt: next, of: of, after: delay, because: error)
            state = .waiting(until: elapsed() + delay)
        case .nextRoute(let reason):
            if error.isCommitted { cutOff = error }
            blame(asked.permit, for: error)
            self.asked = nil
            pass(asked.position, because: .failed(error.changing { $0.stopReason = reason }))
        case .fail(let reason):
            blame(asked.permit, for: error)
            let error = error.changing { $0.stopReason = reason }
            guard passed.contains(where: { $0.error != nil }), !error.isCommitted else { throw close(error) }
            // What stood in could not take the request; that the ones before failed is the news.
            self.asked = nil
            pass(asked.position, because: .failed(error))
            state = .choosing(from: plan.routes.count)
        }
    }

    /// Tells the route's breaker. A refusal of the request is an answer, it says nothing against the server; nor does a
    /// limit that others have used up.
    private func blame(_ permit: RouteHealth.Permit?, for error: LLMAPIError) {
        if plan.finalKinds.contains(error.kind) || error.kind == .notFound {
            permit?.succeeded()
        } else if !isOutOfTime {
            permit?.failed(error)
        }
    }

    private func recovery(from error: LLMAPIError, _ asked: Asked) -> Recovery {
        let rules = RecoveryRules(
            policy: asked.client.retryPolicy,
            interruption: plan.interruption,
            finalKinds: plan.finalKinds
        )
        let now = elapsed()
        let limit = limit.sooner(of: asked.limit, at: now)
        var random = plan.random
        return asked.client.budget.withLock { budget in
            rules.recovery(
                from: error,
                attempt: asked.attempts,
                timeLeft: limit.left(at: now),
                budget: &budget,
                random: &random
            )
        }
    }

    /// Ends the call well: tells everybody who has to know, and says in the completion where it came from.
    @inline(never)
    mutating func finish(_ completion: ChatCompletion) -> ChatCompletion {
        var completion = completion
        completion.provenance = Provenance(
            route: asked?.route.isOneOfSeveral == true ? asked?.route.label : nil,
            attempts: attempts,
            passedRoutes: passed,
            requestID: attempt?.context?.requestID,
            rateLimits: attempt?.context?.rateLimits
        )
        asked?.permit?.succeeded()
        asked?.client.budget.withLock { $0.deposit() }
        asked?.permit = nil
        log.finished(completion, after: elapsed())
        return completion
    }

    /// The log without the secrets of whoever is asked: a server may echo a key as the name of its model.
    private var log: CallLog { asked?.client.api.cleaned(plan.log) ?? plan.log }

    /// Ends the call with an error that says what was tried.
    @inline(never)
    mutating func close(_ error: LLMAPIError) -> LLMAPIError {
        let error = error.changing { details in
            details.passedRoutes = passed
        }
        state = .over
        queue = EventQueue()
        asked = nil
        attempt = nil
        plan.log.failed(error, after: elapsed())
        return error
    }
}
