import Synchronization
import WebAPI

/// What the rest of the process sees of the loop: an inbox for commands, and a thread that starts with the first.
final class EventLoop: Sendable {
    /// What another thread asks of the loop.
    enum Command {
        case start(Exchange, RequestPlan)
        case cancel(Exchange)
        case resume(Exchange)
    }

    private struct Inbox {
        var commands: [Command] = []
        var wakeUp: WakeUp?
        /// No request will come any more.
        var isFinished = false

        /// Takes a command; returns what wakes the loop, where it need be woken.
        mutating func post(_ command: Command) -> WakeUp? {
            commands.append(command)
            return commands.count == 1 ? wakeUp : nil
        }
    }

    let configuration: Configuration
    let makeDriver: PlatformDriver.Maker
    private let inbox = Mutex(Inbox())

    init(configuration: Configuration, makeDriver: @escaping PlatformDriver.Maker) {
        self.configuration = configuration
        self.makeDriver = makeDriver
    }

    /// Starts the thread before there is a request. Where it can't be, the first request tries again, and says why.
    func prepare() {
        inbox.withLock { inbox in
            if inbox.wakeUp == nil {
                inbox.wakeUp = try? startThread()
            }
        }
    }

    /// Begins a request; starts the thread where it does not run yet.
    func start(_ exchange: Exchange, _ plan: RequestPlan) throws(TransportError) {
        let wakeUp = try inbox.withLock { (inbox) throws(TransportError) in
            if inbox.wakeUp == nil {
                inbox.wakeUp = try startThread()
            }
            return inbox.post(.start(exchange, plan))
        }
        wakeUp?.signal()
    }

    /// Closes the connection of a request.
    func cancel(_ exchange: Exchange) {
        inbox.withLock { $0.post(.cancel(exchange)) }?.signal()
    }

    /// Goes on receiving a body whose reader has made room.
    func resume(_ exchange: Exchange) {
        inbox.withLock { $0.post(.resume(exchange)) }?.signal()
    }

    /// Lets the thread end after the transfers that are under way.
    func finish() {
        inbox.withLock { inbox in
            inbox.isFinished = true
            inbox.wakeUp?.signal()
        }
    }
}

extension EventLoop {
    /// Whether no request will come any more, and all commands are taken.
    var isOver: Bool {
        inbox.withLock { $0.isFinished && $0.commands.isEmpty }
    }

    /// What others asked for since the last time.
    func takeCommands() -> [Command] {
        inbox.withLock { inbox in
            defer { inbox.commands = [] }
            return inbox.commands
        }
    }

    private func startThread() throws(TransportError) -> WakeUp {
        let wakeUp = try WakeUp()
        try LoopThread.start { [self] in run(wakeUp) }
        return wakeUp
    }

    private func run(_ wakeUp: WakeUp) {
        do {
            try TransferLoop(self, wakeUp).run()
        } catch {
            abandon(error)
        }
    }

    /// Fails the requests that wait for a thread that could not do its work; the next one tries again.
    private func abandon(_ error: TransportError) {
        let commands = inbox.withLock { inbox in
            defer { (inbox.commands, inbox.wakeUp) = ([], nil) }
            return inbox.commands
        }
        for case .start(let exchange, _) in commands {
            exchange.finish(.failure(error))
            exchange.takeWaiter()?.resume()
        }
    }
}
