// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension URL {
    /// Access to what a person has chosen outside of an app's container; there is no container here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
