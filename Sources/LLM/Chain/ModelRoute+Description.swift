extension ModelRoute: CustomStringConvertible, CustomReflectable {
    /// The label.
    public var description: String { "ModelRoute(\(label))" }

    /// The label and what the route lacks.
    public var customMirror: Mirror { Mirror(self, children: ["label": label, "lacks": lacks]) }
}
