import FaultServer
import Foundation
import Testing
import Waiting
import WebAPI

@testable import CurlTransport

#if canImport(Glibc)
import Glibc
#endif

@Suite("CurlHTTPTransport: the loop", .timeLimit(.minutes(Patience.minutes)))
struct CurlLifecycleTests {
    @Test("the thread starts with the first request and ends with the transport", .enabled(if: Resources.isShown))
    func thread() async throws {
        await #expect(processExitsWith: .success) {
            let server = try ScriptedServer(.text("ok"))
            defer { server.stop() }
            var transport: CurlHTTPTransport? = CurlHTTPTransport()
            #expect(Threads.named("martlet-curl") == 0)
            for _ in 0..<2 {
                _ = try await transport?.text(server.url)
                #expect(Threads.named("martlet-curl") == 1)
            }
            transport = nil
            try await eventually("the thread's end") { Threads.named("martlet-curl") == 0 }
        }
    }

    @Test("a prepared transport has its thread before the first request", .enabled(if: Resources.isShown))
    func prepared() async throws {
        await #expect(processExitsWith: .success) {
            let server = try ScriptedServer(.text("ok"))
            defer { server.stop() }
            var transport: CurlHTTPTransport? = CurlHTTPTransport()
            for _ in 0..<2 { transport?.prepare() }
            try await eventually("the thread") { Threads.named("martlet-curl") == 1 }
            let text = try await transport?.text(server.url)
            #expect(text == "ok")
            #expect(Threads.named("martlet-curl") == 1)
            transport = nil
            try await eventually("the thread's end") { Threads.named("martlet-curl") == 0 }
        }
    }

    @Test("a body goes on when its transport has been let go")
    func bodyOutlivesTransport() async throws {
        let gate = try Gate()
        let server = try ScriptedServer(ScriptedResponse(.head(200), .bytes("one"), .wait(gate), .bytes("two"), .close))
        defer { server.stop() }
        var chunks = try await CurlHTTPTransport().send(HTTPRequest(url: server.url)).body.makeAsyncIterator()
        #expect(try await chunks.read(like: "one") == "one")
        gate.open()
        #expect(try await chunks.read(like: "two") == "two")
        #expect(try await chunks.next() == nil)
    }

    @Test("no child process inherits a connection", .enabled(if: Resources.isShown))
    func descriptorsCloseOnExec() async throws {
        let server = try ScriptedServer(ScriptedResponse(.head(200), .bytes("one"), .silence))
        defer { server.stop() }
        var chunks = try await CurlHTTPTransport().send(HTTPRequest(url: server.url)).body.makeAsyncIterator()
        #expect(try await chunks.read(like: "one") == "one")
        let sockets = Sockets.connected(to: server.port)
        #expect(sockets.count == 1)
        #expect(sockets.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
    }

    @Test("what libcurl does not take fails at once, also as the only request")
    func refusedByLibcurl() async throws {
        let long = try #require(URL(string: "http://127.0.0.1/" + String(repeating: "x", count: 8_000_000)))
        let error = await CurlHTTPTransport().failure(HTTPRequest(url: long))
        guard case .invalidRequest(let reason) = error else {
            Issue.record("\(String(describing: error)) is not an invalid request")
            return
        }
        #expect(reason.count < 200)
    }

    @Test("without a free descriptor a request fails, and the next one may work", .enabled(if: Resources.isShown))
    func noDescriptor() async throws {
        await #expect(processExitsWith: .success) {
            let server = try ScriptedServer(.text("ok"))
            defer { server.stop() }
            let transport = CurlHTTPTransport()
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
            transport.prepare()
            let failure = await transport.failure(HTTPRequest(url: server.url))
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            #expect(failure?.phase == .connect)
            let text = try await transport.text(server.url)
            #expect(text == "ok")
        }
    }

    @Test("two tasks can't read one body; the second is told so")
    func readTwice() async throws {
        let gate = try Gate()
        let server = try ScriptedServer(ScriptedResponse(.head(200), .wait(gate), .bytes("one"), .close))
        defer { server.stop() }
        let (_, body) = try await CurlHTTPTransport().send(HTTPRequest(url: server.url))
        let results = try await withThrowingTaskGroup(of: Result<[UInt8]?, any Error>.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    do {
                        var chunks = body.makeAsyncIterator()
                        return .success(try await chunks.next())
                    } catch {
                        return .failure(error)
                    }
                }
            }
            let first = try #require(try await group.next())
            gate.open()
            let second = try #require(try await group.next())
            return [first, second]
        }
        #expect((results[0].failure as? TransportError)?.phase == .body)
        #expect(try results[1].get() == Array("one".utf8))
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
