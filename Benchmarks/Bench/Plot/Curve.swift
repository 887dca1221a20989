/// What one peer's figures look like.
struct Curve {
    var name: String
    /// The class in the style sheet that has its colour.
    var style: String
    var points: [(x: Double, y: Double)]
}
