/// What a test did not expect, or throws for the code under test.
struct Unexpected: Error {
    let what: String

    init(_ what: Any) {
        self.what = "\(what)"
    }
}
