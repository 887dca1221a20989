import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands what the session receives to the stream that asked for it.
final class StreamDelegate: NSObject, URLSessionDataDelegate {
    private let readers = Mutex<[Int: ChunkReader]>([:])

    /// Starts a task, and returns the pieces of its answer.
    func pieces(of task: URLSessionDataTask) -> AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { continuation in
            readers.withLock { $0[task.taskIdentifier] = ChunkReader(continuation) }
            continuation.onTermination = { _ in task.cancel() }
            task.resume()
        }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        reader(of: dataTask)?.begin(status: status)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        reader(of: dataTask)?.read(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let reader = readers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        reader?.end(error)
    }

    private func reader(of task: URLSessionTask) -> ChunkReader? {
        readers.withLock { $0[task.taskIdentifier] }
    }
}
