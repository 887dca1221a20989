#if os(Linux)
import CCurl
import WebAPI

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Drives libcurl by `curl_multi_socket_action` over epoll, at a cost that does not grow with the number of transfers.
final class EpollDriver: MultiDriver {
    private static let eventsPerTurn = 256

    private let multi: UnsafeMutableRawPointer
    private let wakeUp: WakeUp
    private let epoll: Int32
    private let events = UnsafeMutablePointer<epoll_event>.allocate(capacity: eventsPerTurn)
    private var deadline: LoopTime?
    /// What libcurl waits for, by socket; the sockets in `held` are not watched.
    private var interests: [Int32: UInt32] = [:]
    private var held: Set<Int32> = []

    init(_ multi: UnsafeMutableRawPointer, _ wakeUp: WakeUp) throws(TransportError) {
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        self.multi = multi
        self.wakeUp = wakeUp
        guard epoll >= 0, control(EPOLL_CTL_ADD, wakeUp.readable, EPOLLIN.rawValue) else {
            throw .failed(.connect, reason: "epoll can't be used: \(String(cString: strerror(errno))).")
        }
        installCallbacks()
    }

    deinit {
        events.deallocate()
        close(epoll)
    }

    func turn() {
        let wait = deadline.map { $0.milliseconds(since: .now) } ?? -1
        let count = epoll_wait(epoll, events, Int32(Self.eventsPerTurn), wait)
        for event in UnsafeBufferPointer(start: events, count: max(0, Int(count))) {
            if event.data.fd == wakeUp.readable {
                wakeUp.drain()
            } else {
                act(event.data.fd, event.events)
            }
        }
        if let deadline, deadline <= .now {
            self.deadline = nil
            act(CURL_SOCKET_TIMEOUT, 0)
        }
    }
}

extension EpollDriver {
    func hold(_ socket: Int32) {
        guard held.insert(socket).inserted, interests[socket] != nil else { return }
        _ = control(EPOLL_CTL_DEL, socket, 0)
    }

    func release(_ socket: Int32) {
        guard held.remove(socket) != nil, let events = interests[socket] else { return }
        _ = control(EPOLL_CTL_ADD, socket, events)
    }
}

extension EpollDriver {
    private func installCallbacks() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        curl_shim_multi_set_socket_callback(
            multi,
            { _, socket, wish, context, _ in
                context.map { Unmanaged<EpollDriver>.fromOpaque($0).takeUnretainedValue().watch(socket, wish) }
                return 0
            },
            context
        )
        curl_shim_multi_set_timer_callback(
            multi,
            { _, milliseconds, context in
                context.map { Unmanaged<EpollDriver>.fromOpaque($0).takeUnretainedValue().setTimer(milliseconds) }
                return 0
            },
            context
        )
    }

    private func setTimer(_ milliseconds: Int) {
        deadline = milliseconds < 0 ? nil : LoopTime.now.advanced(byMilliseconds: milliseconds)
    }

    private func watch(_ socket: Int32, _ wish: Int32) {
        guard wish != CURL_POLL_REMOVE else {
            if interests.removeValue(forKey: socket) != nil, held.remove(socket) == nil {
                _ = control(EPOLL_CTL_DEL, socket, 0)
            }
            return
        }
        let reads = wish & CURL_POLL_IN != 0 ? EPOLLIN.rawValue : 0
        let writes = wish & CURL_POLL_OUT != 0 ? EPOLLOUT.rawValue : 0
        let isNew = interests.updateValue(reads | writes, forKey: socket) == nil
        if !held.contains(socket) {
            _ = control(isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, socket, reads | writes)
        }
    }

    private func control(_ operation: Int32, _ socket: Int32, _ events: UInt32) -> Bool {
        var event = epoll_event(events: events, data: epoll_data_t(fd: socket))
        return epoll_ctl(epoll, operation, socket, &event) == 0
    }

    /// Tells libcurl what a socket is ready for. A hang-up or an error counts as readable: reading tells what it is.
    private func act(_ socket: Int32, _ events: UInt32) {
        let reads = events & ~EPOLLOUT.rawValue != 0 ? CURL_CSELECT_IN : 0
        let writes = events & EPOLLOUT.rawValue != 0 ? CURL_CSELECT_OUT : 0
        var running: Int32 = 0
        curl_multi_socket_action(multi, socket, reads | writes, &running)
    }
}
#endif
