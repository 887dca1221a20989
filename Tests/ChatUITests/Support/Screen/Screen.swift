@_spi(Tree) import SwiftUI
import Testing

/// A view as a reader meets it: it is evaluated anew after all that is done to it.
@MainActor
final class Screen {
    let tree: Tree
    /// The node around everything, as of the last evaluation.
    private(set) var root: Node

    init(_ view: some View, _ surround: (inout EnvironmentValues) -> Void = { _ in }) {
        tree = Tree(view)
        surround(&tree.environment)
        root = Self.settled(tree)
    }

    init(scene: some Scene, _ surround: (inout EnvironmentValues) -> Void = { _ in }) {
        tree = Tree(scene)
        surround(&tree.environment)
        root = Self.settled(tree)
    }

    /// Evaluates the view anew, as when a model it reads has changed.
    func update() { root = Self.settled(tree) }

    /// Waits for what `task` has begun.
    func finishTasks() async {
        await tree.finishTasks()
        update()
    }

    /// Shows it with other surroundings.
    func surround(_ change: (inout EnvironmentValues) -> Void) {
        change(&tree.environment)
        update()
    }

    /// Ends what still runs, as when the window closes.
    func close() { tree.close() }

    /// What was scrolled to, in order.
    var scrolls: [ScrollRequest] { tree.scrolls }

    /// The whole tree, one line a node.
    var dump: String { root.dump }

    private static func settled(_ tree: Tree) -> Node {
        if let root = tree.settle() { return root }
        Issue.record("the views change one another without end")
        return tree.settle() ?? tree.blank
    }
}
