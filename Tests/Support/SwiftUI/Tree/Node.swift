// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a primitive view has become: a text, a button, a stack. Tests read it and drive it.
@_spi(Tree) public final class Node {
    /// The type of the view, such as `Button`, or what a modifier has added, such as `Sheet`.
    public let kind: String
    /// Where it stands; the same from one evaluation to the next.
    public let path: String
    /// Where it stands for a modifier around it: outside of what `id(_:)` makes another.
    var place: String
    /// What it says or holds itself.
    public var text = ""
    public var attributedText: AttributedString?
    public var children: [Node] = [] {
        didSet { for child in children { child.parent = self } }
    }
    public private(set) weak var parent: Node?
    /// What modifiers have said about its looks and behaviour, from the innermost to the outermost.
    public var attributes: [Attribute] = []
    public var isEnabled: Bool
    public var accessibility = AccessibilityProperties()
    /// What it is selected by.
    public var tag: AnyHashable?
    /// What `ForEach` or `id(_:)` calls it.
    public var id: AnyHashable?

    public var tap: (@MainActor () -> Void)?
    public var edit: ((String) -> Void)?
    public var toggle: Binding<Bool>?
    public var number: Binding<Double>?
    public var selection: NodeSelection?
    public var focus: Binding<Bool>?
    /// What is exported, shared or dragged.
    public var content: Any?
    /// The views that values are shown by, for those of its kind that it knows.
    var destinations: [(AnyHashable) -> ((Scope) -> [Node])?] = []
    /// What runs when a test makes it so.
    public var handlers: [Handler] = []
    /// What runs between two evaluations.
    public var lifecycle: [Lifecycle] = []

    init(_ kind: String, _ scope: Scope, text: String = "") {
        self.kind = kind
        self.text = text
        path = scope.path
        place = scope.path
        isEnabled = scope.environment.isEnabled
    }

    public struct Attribute {
        public let name: String
        public let value: String
    }

    /// Itself and all below, as they are read.
    public var all: [Node] { [self] + children.flatMap(\.all) }

    /// What a modifier has said last.
    public subscript(name: String) -> String? { attributes.last { $0.name == name }?.value }
}
