extension ConversationStoreError {
    /// The error that a failure below the store is to those above it.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as ConversationStoreError: self = error
        case let error as SQLiteError: self.init(error, path: path)
        default: self = .damaged(path: path, reason: "\(error)")
        }
    }

    private init(_ error: SQLiteError, path: String) {
        self =
            switch error.kind {
            case .busy: .busy(path: path)
            case .damaged: .damaged(path: path, reason: error.message)
            case .foreign: .notAStore(path: path)
            case .full: .full(path: path)
            case .inaccessible: .inaccessible(path: path, reason: error.message)
            case .dangling, .other: .failed(path: path, reason: "\(error.message) (SQLite \(error.code))")
            }
    }
}
