/// What answers the requests of the page, once they have passed the gate.
protocol PageRoutes: Sendable {
    /// Answers a request. The task is cancelled where the one who asks goes.
    func respond(to request: PageRequest) async -> PageResponse

    /// Stops what is under way and keeps it. The server calls it once, at its end; no request follows.
    func close() async
}
