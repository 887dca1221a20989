/// A key that no type declared: a position in an array, or one that a strategy made.
struct PlainCodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    /// What a superclass is kept under unless another key is given.
    static let `super` = PlainCodingKey(stringValue: "super")

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }

    init(index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }
}
