// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public nonisolated var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

nonisolated public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

nonisolated public struct _EndedGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
}

nonisolated public struct _ChangedGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
}

nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self)
    }

    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self)
    }
}

nonisolated extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self)
    }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

nonisolated extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified { node in
            nonisolated(unsafe) let run = action  // tests drive the tree on the main actor only
            if count == 1 { node.tap = { run() } } else { node.handle("tap \(count)", plainly: action) }
        }
    }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modified { $0.handle("longPress", plainly: action) }
    }

    public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        attribute("gesture")
    }

    public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        attribute("gesture")
    }

    public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        attribute("gesture")
    }

    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modified {
            $0.handle("hover") { (isInside: Bool) in
                action(isInside); return true
            }
        }
    }

    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        self
    }

    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    public func help(_ text: Text) -> some View { attribute("help", text.string) }

    @_disfavoredOverload
    public func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }

    #if !STANDIN_IOS
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    #endif

    #if !STANDIN_MACOS
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    #endif
}

#if !STANDIN_IOS
public struct PointerStyle: Hashable, Sendable {
    public static let `default` = PointerStyle()
    public static let link = PointerStyle()
    public static let horizontalText = PointerStyle()
}
#endif

#if !STANDIN_MACOS
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}
#endif
