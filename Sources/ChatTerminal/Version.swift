/// The version of `martlet` and of the package.
public enum Version {
    /// The number, by [Semantic Versioning](https://semver.org).
    public static let current = "0.1.0"
}
