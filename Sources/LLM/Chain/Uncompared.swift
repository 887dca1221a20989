/// A value that takes no part in comparing what holds it.
struct Uncompared<Value: Sendable>: Sendable, Hashable {
    var value: Value

    static func == (left: Self, right: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
