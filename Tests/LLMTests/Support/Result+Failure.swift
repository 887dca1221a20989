extension Result {
    /// The error, if it is one.
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }

    /// The value, if it is one.
    var success: Success? {
        if case .success(let value) = self { value } else { nil }
    }
}
