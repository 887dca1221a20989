extension JSONError {
    /// The ways in which reading can fail.
    public enum Kind: String, Sendable, Hashable {
        /// The input is empty or ends before its value does; up to there it is JSON. A body that was cut looks like this.
        case truncated
        /// There is something that JSON does not allow. More of the input would not help.
        case syntax
        /// Arrays and objects are nested more than 512 deep.
        case tooDeep
        /// There is a value of another kind.
        case typeMismatch
        /// An object lacks a key.
        case missingKey
        /// There is `null`, or an array's end, where a value is needed.
        case missingValue
        /// The value is of the right kind, but not one that the type can take.
        case invalidValue
    }
}
