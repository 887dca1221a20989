// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A property that takes its value from where its view stands.
protocol LinkedProperty {
    func link(to scope: Scope, as name: String)
}

extension Scope {
    /// Gives the dynamic properties of a view, or of a modifier, what belongs to this place.
    func link(_ value: Any) {
        for child in Mirror(reflecting: value).children {
            let name = child.label ?? ""
            if let property = child.value as? any LinkedProperty {
                property.link(to: self, as: name)
            } else if child.value is any DynamicProperty {
                inside(name).link(child.value)
            }
        }
    }
}
