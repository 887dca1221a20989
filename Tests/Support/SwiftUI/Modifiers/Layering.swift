// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
    public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View {
        attaching("Background", content())
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        attribute("background", "background")
    }

    public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        attribute("background", style)
    }

    public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape {
        attribute("background", "background")
    }

    public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape {
        attribute("background", style)
    }

    public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
        attaching("Overlay", content())
    }

    public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
        attribute("overlay", style)
    }

    public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape {
        attribute("overlay", style)
    }

    public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    where S: ShapeStyle {
        attribute("containerBackground", style)
    }

    public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    where Mask: View {
        attribute("mask")
    }

    public func clipped(antialiased: Bool = false) -> some View { attribute("clipped") }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        attribute("cornerRadius", radius)
    }
    public func opacity(_ opacity: Double) -> some View { attribute("opacity", opacity) }
    public func hidden() -> some View {
        modified {
            $0.attributes.append(Node.Attribute(name: "hidden", value: "true"))
            $0.accessibility.isHidden = true
        }
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { attribute("blur") }
    public func brightness(_ amount: Double) -> some View { attribute("brightness") }
    public func compositingGroup() -> some View { self }
    public func drawingGroup(opaque: Bool = false) -> some View { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        attribute("rotationEffect", angle.degrees)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { attribute("scaleEffect") }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { attribute("scaleEffect", s) }
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        attribute("scaleEffect")
    }
    public func redacted(reason: RedactionReasons) -> some View { attribute("redacted") }
    public func unredacted() -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { attribute("privacySensitive", sensitive) }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { attribute("allowsHitTesting", enabled) }

    #if !STANDIN_MACOS
    public func statusBarHidden(_ hidden: Bool = true) -> some View { attribute("statusBarHidden", hidden) }
    #endif
}

public struct ContainerBackgroundPlacement: Sendable {
    public static let navigation = ContainerBackgroundPlacement()
    public static let navigationSplitView = ContainerBackgroundPlacement()
    #if !STANDIN_IOS
    public static let window = ContainerBackgroundPlacement()
    #endif
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}
