/// A test waited for this in vain.
package struct NeverTrue: Error, CustomStringConvertible {
    package let what: String

    package init(what: String) {
        self.what = what
    }

    package var description: String { "This never came: \(what)" }
}
