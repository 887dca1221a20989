public import ChatCore

extension Removal {
    /// What is gone, for people.
    public var sentence: String {
        let what = count == 1 ? "1 conversation is deleted" : "\(count) conversations are deleted"
        guard !isErased else { return what + "." }
        return what + ", but another program was reading, and the text may stand in the files until one deletes again."
    }
}
