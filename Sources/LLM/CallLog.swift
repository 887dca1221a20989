import WebAPI
/// temp
public struct CallLog: Sendable {
    /// off
    public static let off = CallLog()
    func switched(to: String, because: LLMAPIError) {}
    func retrying(attempt: Int, of: Int, after: Duration, because: LLMAPIError) {}
    func finished(_ completion: ChatCompletion, after: Duration) {}
    func failed(_ error: LLMAPIError, after: Duration) {}
    func cacheFailed(_ error: ResponseCacheError) {}
}
