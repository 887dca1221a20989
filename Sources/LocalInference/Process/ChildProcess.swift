import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A process that never outlives us, whatever ends us.
///
/// It runs in a process group of its own, so that Ctrl-C at the terminal does not reach it before we say so. Beside it
/// waits a shell that reads from a descriptor of which we alone hold the other end: when we are gone, by `kill -9` too,
/// the shell reads the end and kills the group. A parent-death signal would be neither portable nor reliable, since it
/// follows the thread that forked.
///
/// Letting go of the last reference kills it.
final class ChildProcess: Sendable {
    private struct State {
        var output = OutputTail()
        var status: Status?
        var waiters: [CheckedContinuation<Status, Never>] = []
    }

    /// What the process's thread shares with its owner; apart, so that the thread does not keep the owner alive.
    private final class Shared: Sendable {
        let state = Mutex(State())
    }

    /// The process, which is the leader of its group.
    let processID: pid_t
    private let shared = Shared()

    /// Starts a program. Its standard input is empty; its output and errors come together.
    ///
    /// A program that is not there is no error here: the shell says so in the output, and exits with 127.
    ///
    /// - Parameters:
    ///   - command: What to run.
    ///   - onLine: Called with each line of output, from the process's thread.
    ///   - onExit: Called once it has ended, from the process's thread.
    init(
        _ command: Command,
        onLine: @escaping @Sendable (String) -> Void = { _ in },
        onExit: @escaping @Sendable (Status) -> Void = { _ in }
    ) throws(SpawnError) {
        let lifeline = try Descriptors()
        let output: Descriptors
        do {
            output = try Descriptors()
        } catch {
            lifeline.close()
            throw error
        }
        do throws(SpawnError) {
            processID = try Self.spawn(command, lifeline: lifeline.childs, output: output.childs)
        } catch {
            lifeline.close()
            output.close()
            throw error
        }
        closeDescriptor(lifeline.childs)
        closeDescriptor(output.childs)
        let attend: @Sendable () -> Void = { [processID, shared] in
            Self.readOutput(output.ours, into: shared, onLine: onLine)
            let status = Self.reap(processID, in: shared)
            closeDescriptor(output.ours)
            closeDescriptor(lifeline.ours)
            onExit(status)
        }
        do throws(SpawnError) {
            try startThread(attend)
        } catch {
            _ = killpg(processID, SIGKILL)
            attend()
            throw error
        }
    }

    deinit {
        kill()
    }

    /// Whether it has not ended yet.
    var isRunning: Bool { shared.state.withLock { $0.status == nil } }

    /// The last of what it has written.
    var output: String { shared.state.withLock(\.output.text) }

    /// Kills it and what it has started, at once. ``exit()`` tells when it is gone.
    func kill() {
        shared.state.withLock { state in
            // While the status is not taken the number can't belong to anybody else.
            if state.status == nil { _ = killpg(processID, SIGKILL) }
        }
    }

    /// Waits until it has ended. Cancelling the task kills it.
    func exit() async -> Status {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let status = shared.state.withLock { state in
                    if state.status == nil { state.waiters.append(continuation) }
                    return state.status
                }
                if let status { continuation.resume(returning: status) }
            }
        } onCancel: {
            kill()
        }
    }

    private static func readOutput(_ descriptor: Int32, into shared: Shared, onLine: (String) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            let lines = shared.state.withLock { $0.output.append(buffer[..<count]) }
            for line in lines { onLine(line) }
        }
    }

    /// Waits for the end of the process, ends what is left of its group, and tells those who wait.
    private static func reap(_ processID: pid_t, in shared: Shared) -> Status {
        var info = siginfo_t()
        while waitid(P_PID, id_t(processID), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        let (status, waiters) = shared.state.withLock { state in
            _ = killpg(processID, SIGKILL)
            var word: Int32 = 0
            var taken = waitpid(processID, &word, 0)
            while taken < 0, errno == EINTR { taken = waitpid(processID, &word, 0) }
            let status = taken == processID ? Status(waitStatus: word) : .lost
            state.status = status
            defer { state.waiters = [] }
            return (status, state.waiters)
        }
        for waiter in waiters { waiter.resume(returning: status) }
        return status
    }
}
