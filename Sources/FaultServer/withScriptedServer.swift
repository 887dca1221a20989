/// Runs a body with a server that answers successive requests by `responses`, and stops the server after it.
///
/// - Throws: what the body throws, or ``ScriptedServerError`` where the server can't start.
@discardableResult
public func withScriptedServer<Result>(
    _ responses: ScriptedResponse...,
    policy: ScriptedServer.Policy = .serve,
    _ body: (ScriptedServer) async throws -> Result
) async throws -> Result {
    let server = try ScriptedServer(responses: responses, policy: policy)
    defer { server.stop() }
    return try await body(server)
}

/// Runs a body with a server that answers by a script, and stops the server after it.
///
/// - Throws: what the body throws, or ``ScriptedServerError`` where the server can't start.
@discardableResult
public func withScriptedServer<Result>(
    script: ServerScript,
    _ body: (ScriptedServer) async throws -> Result
) async throws -> Result {
    let server = try ScriptedServer(script: script)
    defer { server.stop() }
    return try await body(server)
}
