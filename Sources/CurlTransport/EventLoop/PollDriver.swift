import CCurl
import WebAPI

/// Drives libcurl by `curl_multi_poll`, which works everywhere, at a cost that grows with the number of transfers.
///
/// It can't keep libcurl from reading, so what an HTTP/2 transfer holds back for a slow reader is bounded by libcurl's
/// own window: 32 MB up to libcurl 7.88, 10 MB since.
final class PollDriver: MultiDriver {
    private let multi: UnsafeMutableRawPointer
    private let wakeUp: WakeUp

    init(_ multi: UnsafeMutableRawPointer, _ wakeUp: WakeUp) {
        self.multi = multi
        self.wakeUp = wakeUp
    }

    func turn() {
        var waker = curl_waitfd(fd: wakeUp.readable, events: Int16(CURL_WAIT_POLLIN), revents: 0)
        curl_multi_poll(multi, &waker, 1, .max, nil)
        if waker.revents != 0 {
            wakeUp.drain()
        }
        var running: Int32 = 0
        curl_multi_perform(multi, &running)
    }

    func hold(_ socket: Int32) {}
    func release(_ socket: Int32) {}
}
