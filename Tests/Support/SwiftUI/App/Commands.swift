// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public nonisolated var body: Never { fatalError("\(Self.self) has no body") }
}

/// Commands that are nodes at once.
nonisolated protocol PrimitiveCommands: Commands where Body == Never {
    nonisolated func nodes(in scope: Scope) -> [Node]
}

extension Scope {
    func nodes(of commands: some Commands) -> [Node] {
        if let primitive = commands as? any PrimitiveCommands { return primitive.nodes(in: self) }
        let scope = inside(plainName(of: type(of: commands)))
        scope.link(commands)
        return onMainActor((scope, commands)) { $0.nodes(of: $1.body) }
    }
}

nonisolated struct CommandNodes: PrimitiveCommands {
    typealias Body = Never
    let make: (Scope) -> [Node]

    func nodes(in scope: Scope) -> [Node] { make(scope) }
}

@resultBuilder
public struct CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands { content }

    public static func buildBlock<C0, C1, each C>(_ c0: C0, _ c1: C1, _ content: repeat each C) -> some Commands
    where C0: Commands, C1: Commands, repeat each C: Commands {
        CommandNodes { scope in
            var nodes = scope.inside(0).nodes(of: c0) + scope.inside(1).nodes(of: c1)
            var index = 2
            for one in repeat each content {
                nodes += scope.inside(index).nodes(of: one)
                index += 1
            }
            return nodes
        }
    }

    public static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }

    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
        _ConditionalContent(storage: .second(second))
    }
}

nonisolated extension Optional: Commands, PrimitiveCommands where Wrapped: Commands {
    func nodes(in scope: Scope) -> [Node] { map { scope.nodes(of: $0) } ?? [] }
}

nonisolated extension _ConditionalContent: Commands, PrimitiveCommands
where TrueContent: Commands, FalseContent: Commands {
    func nodes(in scope: Scope) -> [Node] {
        switch storage {
        case .first(let commands): scope.inside("true").nodes(of: commands)
        case .second(let commands): scope.inside("false").nodes(of: commands)
        }
    }
}

nonisolated public struct EmptyCommands: PrimitiveCommands {
    public typealias Body = Never
    public init() {}

    func nodes(in scope: Scope) -> [Node] { [] }
}

nonisolated public struct CommandMenu<Content>: PrimitiveCommands where Content: View {
    public typealias Body = Never
    let name: Text
    let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        name = Text(nameKey)
        self.content = content()
    }

    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    @_disfavoredOverload
    public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.name = Text(name)
        self.content = content()
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("CommandMenu", scope, text: name.string)
        node.children = scope.inside("CommandMenu").nodes(of: content)
        return [node]
    }
}

public struct CommandGroupPlacement: Sendable {
    let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

nonisolated public struct CommandGroup<Content>: PrimitiveCommands where Content: View {
    public typealias Body = Never
    let placement: String
    let content: Content

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = "before \(group.name)"
        content = addition()
    }

    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = "after \(group.name)"
        content = addition()
    }

    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = "replacing \(group.name)"
        content = addition()
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("CommandGroup", scope)
        node.attributes.append(Node.Attribute(name: "placement", value: placement))
        node.children = scope.inside("CommandGroup").nodes(of: content)
        return [node]
    }
}

nonisolated public struct SidebarCommands: PrimitiveCommands {
    public typealias Body = Never
    public init() {}

    func nodes(in scope: Scope) -> [Node] { [Node("SidebarCommands", scope)] }
}

nonisolated public struct TextEditingCommands: PrimitiveCommands {
    public typealias Body = Never
    public init() {}

    func nodes(in scope: Scope) -> [Node] { [Node("TextEditingCommands", scope)] }
}

nonisolated public struct ToolbarCommands: PrimitiveCommands {
    public typealias Body = Never
    public init() {}

    func nodes(in scope: Scope) -> [Node] { [Node("ToolbarCommands", scope)] }
}
