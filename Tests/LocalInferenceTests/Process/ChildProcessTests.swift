import Synchronization
import Testing
import Waiting

@testable import LocalInference

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("A child process", .timeLimit(.minutes(Patience.minutes)))
struct ChildProcessTests {
    @Test(
        "ends with the code or signal of its program, and its output is kept",
        arguments: [
            ("echo out; echo err >&2", ChildProcess.Status.exited(0), "out\nerr"),
            ("printf 'no line end'; exit 7", .exited(7), "no line end"),
            ("kill -TERM $$", .signalled(SIGTERM), ""),
            ("cat; echo end", .exited(0), "end"),
            ("echo \"$0|$1|$FLAVOUR\"", .exited(0), "sh|a 'quoted' $word|sour"),
        ]
    )
    func ends(script: String, status: ChildProcess.Status, output: String) async throws {
        let command = shell(script, arguments: ["a 'quoted' $word"], environment: ["FLAVOUR": "sour"])
        let result = try await ChildProcess.run(command, clock: ContinuousClock())
        #expect(result.status == status)
        #expect(result.output == output)
    }

    @Test("hands out lines as they come")
    func lines() async throws {
        let lines = Mutex<[String]>([])
        _ = try await ChildProcess.run(shell("echo one; echo; echo two; printf three"), clock: ContinuousClock()) {
            line in
            lines.withLock { $0.append(line) }
        }
        #expect(lines.withLock(\.self) == ["one", "", "two"])
    }

    @Test("that can't be found exits with 127 and says so")
    func missingProgram() async throws {
        let command = Command(executable: "/nowhere/program", environment: [:])
        let result = try await ChildProcess.run(command, clock: ContinuousClock())
        #expect(result.status == .exited(127))
        #expect(result.output.contains("/nowhere/program"))
    }

    @Test("takes all that it has started with it when it is killed")
    func kill() async throws {
        let (pids, found) = AsyncStream.makeStream(of: pid_t.self)
        let child = try ChildProcess(shell("sleep 600 & echo $!; wait")) { line in
            if let pid = pid_t(line) { found.yield(pid) }
        }
        let grandchild = try #require(await pids.first { _ in true })
        #expect(isAlive(grandchild))
        child.kill()
        #expect(await child.exit() == .signalled(SIGKILL))
        try await expectGone(grandchild)
    }

    @Test("takes what it leaves behind with it when it ends")
    func leftBehind() async throws {
        let result = try await ChildProcess.run(
            shell("sleep 600 >/dev/null 2>&1 & echo $!"),
            clock: ContinuousClock()
        )
        try await expectGone(#require(pid_t(result.output)))
    }

    @Test("is killed when its time is over")
    func limit() async throws {
        let result = try await ChildProcess.run(
            shell("echo begun; exec sleep 600"),
            within: .milliseconds(300),
            clock: ContinuousClock()
        )
        #expect(result.status == .signalled(SIGKILL))
    }

    @Test("is killed when the task that waits is cancelled")
    func cancellation() async throws {
        let (lines, begun) = AsyncStream.makeStream(of: String.self)
        let task = Task {
            try await ChildProcess.run(shell("echo begun; exec sleep 600"), clock: ContinuousClock()) {
                begun.yield($0)
            }
        }
        #expect(await lines.first { _ in true } == "begun")
        task.cancel()
        #expect(try await task.value.status == .signalled(SIGKILL))
    }

    @Test("is killed when nobody holds it any more")
    func release() async throws {
        let (statuses, ended) = AsyncStream.makeStream(of: ChildProcess.Status.self)
        var child: ChildProcess? = try ChildProcess(shell("exec sleep 600")) { _ in
        } onExit: {
            ended.yield($0)
        }
        #expect(child.map { isAlive($0.processID) } == true)
        child = nil
        #expect(await statuses.first { _ in true } == .signalled(SIGKILL))
    }

    @Test("ends when the program that started it is killed")
    func parentKilled() async throws {
        let parent = try #require(
            await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
                let (lines, begun) = AsyncStream.makeStream(of: String.self)
                let child = try ChildProcess(shell("sleep 600 & echo $!; wait")) { begun.yield($0) }
                let grandchild = await lines.first { _ in true } ?? ""
                print("PIDS", child.processID, grandchild, "END")
                fflush(nil)
                raise(SIGKILL)
            }
        )
        let words = String(decoding: parent.standardOutputContent, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let start = try #require(words.firstIndex(of: "PIDS"))
        for word in words[(start + 1)..<(start + 3)] {
            try await expectGone(#require(pid_t(word)))
        }
    }
}

private func shell(_ script: String, arguments: [String] = [], environment: [String: String] = [:]) -> Command {
    Command(
        executable: "/bin/sh",
        arguments: ["-c", script, "sh"] + arguments,
        environment: ["PATH": "/usr/bin:/bin"].merging(environment) { _, new in new }
    )
}
