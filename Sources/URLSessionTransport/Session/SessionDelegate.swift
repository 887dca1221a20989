import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands what happens in a session to the exchange that it belongs to.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    /// Where everything happens one after another: the session's calls, and the cancelling of tasks.
    let queue = OperationQueue()

    private let exchanges = Mutex<[Int: Exchange]>([:])

    override init() {
        queue.maxConcurrentOperationCount = 1
        super.init()
    }

    /// Starts an exchange, and keeps it until its task has completed.
    func start(_ exchange: Exchange) {
        exchanges.withLock { $0[exchange.task.taskIdentifier] = exchange }
        exchange.task.resume()
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        exchange(of: dataTask)?.receive(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.receive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(error)
    }

    /// Refuses: credentials must not travel to another host, and a redirect's response is an answer like any other.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Hands a server's challenge to the caller as the response that it is.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(Darwin)
        completionHandler(.performDefaultHandling, nil)
        #else
        // On Linux the challenge comes after the body, and the task would wait for a credential for ever.
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(nil)
        completionHandler(.cancelAuthenticationChallenge, nil)
        #endif
    }

    private func exchange(of task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }
}
