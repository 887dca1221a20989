import Testing
import WebAPI

@testable import CurlTransport

@Suite("What an exchange has for those who wait")
struct CurlExchangeStateTests {
    /// What has come between a look in vain and the wait that follows it.
    enum Arrival: CaseIterable {
        case nothing, head, body, end, cancellation

        fileprivate func come(to state: inout Exchange.State) {
            guard self != .nothing else { return }
            if self == .cancellation {
                _ = state.cancel()
                return
            }
            state.receiveHead(HTTPResponse(status: 200))
            if self == .body { _ = [UInt8]([1]).withUnsafeBytes { state.receive($0) } }
            if self == .end { state.finish(.success(())) }
        }
    }

    @Test("Nobody waits for what is there", arguments: Arrival.allCases)
    func waits(arrival: Arrival) async {
        var (waitsForHead, waitsForBody) = (false, false)
        await withUnsafeContinuation { waiter in
            var state = Exchange.State()
            arrival.come(to: &state)
            var other = state
            waitsForHead = state.wait(waiter, for: .head)
            waitsForBody = other.wait(waiter, for: .body)
            waiter.resume()
        }
        #expect(waitsForHead == (arrival == .nothing))
        #expect(waitsForBody == [.nothing, .head].contains(arrival))
    }
}
