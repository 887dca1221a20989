@_spi(Tree) import SwiftUI
import Testing

extension Node {
    /// Whether a person can do something with it.
    var isControl: Bool { tap != nil || edit != nil || toggle != nil || ["Menu", "ShareLink"].contains(kind) }

    /// What it says, itself and all that stands in it, but for what can be tapped.
    var texts: [String] {
        if kind == "Text" { return [text] }
        return children.filter { !$0.isControl || $0.toggle != nil }.flatMap(\.texts)
    }

    /// The row that a bubble lays out.
    var row: Node {
        get throws { try #require(all.first { $0.kind == "HStack" }) }
    }

    /// What can be tapped or typed in below it, by its label.
    func control(_ label: String) throws -> Node {
        try #require(all.last { $0.isControl && $0.label == label }, "There is no \(label).")
    }
}
