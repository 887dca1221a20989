extension CallLog {
    /// How much an entry matters, from the least to the most.
    public enum Level: Int, Sendable, Hashable, Comparable, CaseIterable, CustomStringConvertible {
        /// Everything, also what is asked.
        case trace
        /// Each request and response, without the bodies.
        case debug
        /// Each answer.
        case info
        /// What went wrong and was tried again, or elsewhere.
        case warning
        /// What failed.
        case error

        /// The name, such as `warning`.
        public var description: String {
            switch self {
            case .trace: "trace"
            case .debug: "debug"
            case .info: "info"
            case .warning: "warning"
            case .error: "error"
            }
        }

        /// Whether `left` matters less than `right`.
        public static func < (left: Level, right: Level) -> Bool {
            left.rawValue < right.rawValue
        }
    }
}
