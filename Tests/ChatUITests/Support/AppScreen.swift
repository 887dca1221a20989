@_spi(Tree) import SwiftUI
import Testing
import Waiting

/// A view on a screen.
@MainActor
final class AppScreen {
    private let tree: Tree

    init(_ view: some View) {
        tree = Tree(view)
    }

    /// The menus of an app.
    init(commands: some Commands) {
        tree = Tree(WindowGroup { EmptyView() }.commands { commands })
    }

    // MARK: Reading

    /// All that shows, as it is read.
    func nodes(_ kind: String? = nil) throws -> [Node] {
        let all = try #require(tree.settle(), "Views change one another without end.").all
        return kind.map { kind in all.filter { $0.kind == kind } } ?? all
    }

    /// The texts that show, from the top to the end.
    func texts() throws -> [String] { try nodes("Text").map(\.text) }

    /// What can be tapped or typed in, by its label.
    func control(_ label: String) throws -> Node {
        try #require(try nodes().last { $0.isUsable && $0.label == label }, "There is no \(label).")
    }

    func has(_ label: String) throws -> Bool { try nodes().contains { $0.isUsable && $0.label == label } }

    /// The labels of all that can be tapped or typed in.
    func labels() throws -> [String] { try nodes().filter(\.isUsable).map(\.label) }

    // MARK: Driving

    func tap(_ label: String) throws {
        let control = try control(label)
        #expect(control.isEnabled, "\(label) can't be tapped.")
        let tap = try #require(control.tap, "\(label) does nothing.")
        tap()
    }

    func type(_ text: String, into label: String) throws {
        let edit = try #require(try control(label).edit, "\(label) is no field.")
        edit(text)
    }

    func turn(_ label: String, on isOn: Bool) throws {
        let toggle = try control(label)
        #expect(toggle.isEnabled, "\(label) can't be turned.")
        let binding = try #require(toggle.toggle, "\(label) is no toggle.")
        binding.wrappedValue = isOn
    }

    /// Chooses a row of a list, or of a picker.
    func choose(_ value: some Hashable, in kind: String) throws {
        #expect(try nodes().contains { $0.tag == AnyHashable(value) }, "Nothing stands for \(value).")
        let selection = try #require(try nodes(kind).lazy.compactMap(\.selection).first)
        #expect(selection.select(AnyHashable(value)))
    }

    func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        tree.environment[keyPath: keyPath] = value
    }

    /// Waits until something holds.
    func wait(until condition: () throws -> Bool) async throws {
        try await eventually("what the screen is to show") { try condition() }
    }
}

extension Node {
    /// Whether a person can do something with it.
    fileprivate var isUsable: Bool { tap != nil || edit != nil || toggle != nil }
}
