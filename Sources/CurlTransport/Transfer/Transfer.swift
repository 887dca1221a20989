import CCurl
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One request on the loop: libcurl's handle, and what has been seen so far. Confined to the loop's thread.
final class Transfer {
    let exchange: Exchange
    let plan: RequestPlan
    let easy: EasyHandle
    private let context: LoopContext
    private var head = HeadParser()
    /// How many bytes of the request's body libcurl has taken.
    private var bodyOffset = 0
    /// How often the request has been written to a connection.
    private var attempts = 0
    /// Why this side ended the transfer, if it did.
    private var refusal: TransferFailure.Refusal?
    /// The socket that is not read until the reader has made room.
    private var heldSocket: Int32?

    /// Sets a transfer up; throws where libcurl does not take the request.
    init(_ exchange: Exchange, _ plan: RequestPlan, _ context: LoopContext) throws(TransportError) {
        guard let easy = context.idleHandles.take() else {
            throw .failed(.connect, reason: "libcurl has no memory for the request.")
        }
        self.easy = easy
        self.exchange = exchange
        self.plan = plan
        self.context = context
        setUp(context.defaults)
        if easy.failure != CURLE_OK {
            throw error(easy.failure)
        }
    }

    /// The transfer that a handle of libcurl's belongs to.
    static func of(_ easy: UnsafeMutableRawPointer?) -> Transfer? {
        var context: UnsafeMutableRawPointer?
        guard let easy, curl_shim_get_context(easy, &context) == CURLE_OK, let context else { return nil }
        return Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    }
}

// MARK: For the loop

extension Transfer {
    /// Puts the transfer on the loop, which keeps it alive until ``detach()``.
    func attach() throws(TransportError) {
        let code = curl_multi_add_handle(context.multi, easy.pointer)
        guard code == CURLM_OK else {
            throw .failed(.connect, reason: "libcurl can't begin: \(String(cString: curl_multi_strerror(code))).")
        }
    }

    /// Takes the transfer off the loop. A connection that it was still using is closed.
    func detach() {
        releaseSocket()
        curl_multi_remove_handle(context.multi, easy.pointer)
    }

    /// Goes on receiving, now that the reader has made room.
    func resume() -> CURLcode {
        releaseSocket()
        return curl_easy_pause(easy.pointer, CURLPAUSE_CONT)
    }

    /// Tells the reader how the transfer ended, once it is detached.
    func finish(_ code: CURLcode) {
        if code == CURLE_OK, !easy.hasBeenAskedToLogIn {
            context.idleHandles.keep(easy)
        }
        exchange.finish(code == CURLE_OK && head.isComplete ? .success(()) : .failure(error(code)))
        context.arrivals.append(exchange)
    }

    private func error(_ code: CURLcode) -> TransportError {
        TransferFailure(
            code: code,
            stage: head.isComplete ? .answering : attempts > 0 ? .requesting : .connecting,
            refusal: refusal,
            message: easy.message,
            systemError: Int32(truncatingIfNeeded: easy.info(CURLINFO_OS_ERRNO)),
            peer: plan.peer,
            connectTimeout: plan.connectTimeout
        ).error
    }
}

// MARK: For libcurl's callbacks

extension Transfer {
    /// The request is about to be written to a connection; returns whether it may be.
    func willSendRequest() -> Bool {
        attempts += 1
        if attempts > 1, !plan.method.isIdempotent {
            refusal = .secondAttempt
        }
        return refusal == nil
    }

    /// Hands out the next bytes of the request's body.
    func sendBody(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard let body = plan.body else { return 0 }
        let start = body.startIndex + bodyOffset
        let count = body.copyBytes(to: buffer, from: start..<min(start + buffer.count, body.endIndex))
        bodyOffset += count
        return count
    }

    func rewindBody(to offset: Int) -> Bool {
        guard let body = plan.body, (0...body.count).contains(offset) else { return false }
        bodyOffset = offset
        return true
    }

    /// Takes one line of the header or a trailer; returns whether to go on.
    func receiveHeaderLine(_ line: UnsafeRawBufferPointer) -> Bool {
        switch head.read(line) {
        case .more:
            return true
        case .head(let head):
            exchange.receiveHead(head)
            context.arrivals.append(exchange)
            return true
        case .tooLong:
            refusal = .headTooLong
            return false
        }
    }

    /// Takes a part of the body, or refuses it until ``resume()``.
    func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let isTaken = exchange.receive(bytes)
        if isTaken {
            context.arrivals.append(exchange, byteCount: bytes.count)
        } else {
            holdSocket()
        }
        return isTaken
    }

    /// libcurl reads on from an HTTP/2 connection while a transfer is paused, and keeps what comes.
    private func holdSocket() {
        guard easy.info(CURLINFO_HTTP_VERSION) == Int(CURL_HTTP_VERSION_2_0), let socket = easy.socket else { return }
        heldSocket = socket
        context.driver.hold(socket)
    }

    private func releaseSocket() {
        if let socket = heldSocket.take() {
            context.driver.release(socket)
        }
    }
}
