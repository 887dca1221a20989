// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Runs what belongs to the main actor, on which alone a tree is made and used.
func onMainActor<Value, Result>(_ value: Value, _ run: @MainActor (Value) -> Result) -> Result {
    let passed = Passed(value: value)
    return MainActor.assumeIsolated { Passed(value: run(passed.value)) }.value
}

/// What never leaves the main actor, whatever the compiler can see of it.
private struct Passed<Value>: @unchecked Sendable {
    let value: Value
}

nonisolated extension Node {
    /// Notes what is run as something happens, on the main actor.
    func handle(_ event: String, plainly run: @escaping () -> Void) {
        nonisolated(unsafe) let run = run  // tests drive the tree on the main actor only
        handlers.append(
            Handler(event: event) { _ in
                run()
                return true
            }
        )
    }
}
