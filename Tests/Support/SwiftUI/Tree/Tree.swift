// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Evaluates views, keeps their state by place, and runs what is due between two evaluations.
@_spi(Tree) @MainActor public final class Tree {
    public var environment = EnvironmentValues()
    /// What was scrolled to, in order.
    public nonisolated(unsafe) var scrolls: [ScrollRequest] = []
    /// What was opened, in order.
    public private(set) var openedURLs: [URL] = []
    public nonisolated(unsafe) var appStorage: [String: Any] = [:]
    nonisolated(unsafe) var sceneStorage: [String: Any] = [:]
    nonisolated(unsafe) private var states: [String: StateStorage] = [:]
    nonisolated(unsafe) private var seen: Set<Int> = []

    private let evaluate: (Scope) -> [Node]
    private var present: [String: Lifecycle] = [:]
    private var tasks: [String: Task<Void, Never>] = [:]

    public init(_ view: some View) {
        evaluate = { $0.nodes(of: view) }
    }

    public init(_ scene: some Scene) {
        evaluate = { $0.nodes(of: scene) }
    }

    /// Evaluates until nothing changes any more.
    ///
    /// - Returns: The tree; `nil` where views change one another without end.
    public func settle() -> Node? {
        for _ in 0..<50 {
            let root = root()
            if !deliver(root) { return root }
        }
        return nil
    }

    /// A screen with nothing on it.
    public var blank: Node { Node("Screen", Scope(tree: self, path: "", environment: environment)) }

    /// Ends what still runs, as when the window closes.
    public func close() {
        for task in tasks.values { task.cancel() }
        for case .disappear(let run) in present.values.map(\.event) { run() }
        tasks = [:]
        present = [:]
    }

    /// Waits for what `task` has begun.
    public func finishTasks() async {
        for task in tasks.values { await task.value }
    }

    private func root() -> Node {
        let scope = Scope(tree: self, path: "", environment: environment)
        let root = Node("Screen", scope)
        root.children = evaluate(scope)
        return root
    }

    /// Runs what has come, changed or gone since; answers whether anything has.
    private func deliver(_ root: Node) -> Bool {
        let before = present
        let now = root.all.flatMap(\.lifecycle)
        present = Dictionary(now.map { ($0.key, $0) }) { first, _ in first }
        var hasRun = false
        for (key, lifecycle) in before where present[key] == nil {
            if case .disappear(let run) = lifecycle.event {
                run()
                hasRun = true
            }
            tasks.removeValue(forKey: key)?.cancel()
        }
        for lifecycle in now where advance(lifecycle, from: before[lifecycle.key]) { hasRun = true }
        return hasRun
    }

    private func advance(_ lifecycle: Lifecycle, from before: Lifecycle?) -> Bool {
        switch (lifecycle.event, before?.event) {
        case (.appear(let run), nil): run()
        case (.task(let id, let run), .task(let old, _)?):
            if id.equals(old) { return false }
            start(run, lifecycle.key)
        case (.task(_, let run), nil): start(run, lifecycle.key)
        case (.change(let change), .change(let old)?):
            if change.value.equals(old.value) { return false }
            change.run(old.value)
        case (.change(let change), nil) where change.isInitial: change.run(change.value)
        default: return false
        }
        return true
    }

    private func start(_ run: @escaping @Sendable () async -> Void, _ key: String) {
        tasks[key]?.cancel()
        tasks[key] = Task { await run() }
    }
}

nonisolated extension Tree {
    /// What a property wrapper keeps at a place.
    func state(_ key: String, initial: () -> Any) -> StateStorage {
        if let state = states[key] { return state }
        let state = StateStorage(initial())
        states[key] = state
        return state
    }

    /// Notes a scroll that was asked for by value, once.
    func noteScroll(_ number: Int, _ request: ScrollRequest) {
        if seen.insert(number).inserted { scrolls.append(request) }
    }
}

/// A value that outlives the views that show it.
final class StateStorage {
    var value: Any

    init(_ value: Any) { self.value = value }
}
