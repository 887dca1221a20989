import CCurl
import WebAPI

/// The loop itself: libcurl's multi handle and the transfers on it. Everything here is confined to the loop's thread.
final class TransferLoop {
    /// How many idle connections are kept.
    private static let keptConnections = 256

    private let inbox: EventLoop
    private let context: LoopContext
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    private var pace = TurnPace()

    init(_ inbox: EventLoop, _ wakeUp: WakeUp) throws(TransportError) {
        guard Curl.isReady, let multi = curl_multi_init() else {
            throw .failed(.connect, reason: "libcurl could not be started.")
        }
        do {
            let driver = try inbox.makeDriver(multi, wakeUp)
            context = LoopContext(multi: multi, driver: driver, defaults: TransferDefaults(inbox.configuration))
        } catch {
            curl_multi_cleanup(multi)
            throw error
        }
        self.inbox = inbox
        curl_shim_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, inbox.configuration.maximumConnectionsPerHost)
        curl_shim_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.keptConnections)
        curl_shim_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_NOTHING))
    }

    deinit {
        curl_multi_cleanup(context.multi)
    }

    /// Runs until nobody can ask for anything any more and the last transfer is over.
    func run() {
        while true {
            inbox.takeCommands().forEach(perform)
            finishTransfers()
            let byteCount = context.arrivals.byteCount
            context.arrivals.wakeReaders()
            if transfers.isEmpty, inbox.isOver {
                return
            }
            let rest = pace.rest(transfers: transfers.count, bytes: byteCount, now: .now)
            if rest > 0 {
                LoopTime.sleep(nanoseconds: rest)
            }
            context.driver.turn()
        }
    }
}

extension TransferLoop {
    private func perform(_ command: EventLoop.Command) {
        switch command {
        case .start(let exchange, let plan):
            start(exchange, plan)
        case .cancel(let exchange):
            transfers.removeValue(forKey: ObjectIdentifier(exchange))?.detach()
        case .resume(let exchange):
            resume(exchange)
        }
    }

    private func start(_ exchange: Exchange, _ plan: RequestPlan) {
        do {
            let transfer = try Transfer(exchange, plan, context)
            try transfer.attach()
            transfers[ObjectIdentifier(exchange)] = transfer
        } catch {
            exchange.finish(.failure(error))
            context.arrivals.append(exchange)
        }
    }

    private func resume(_ exchange: Exchange) {
        guard let transfer = transfers[ObjectIdentifier(exchange)] else { return }
        let code = transfer.resume()
        if code != CURLE_OK {
            finish(transfer, code)
        }
    }

    /// Ends the transfers that libcurl has done with.
    private func finishTransfers() {
        var remaining: Int32 = 0
        while let message = curl_multi_info_read(context.multi, &remaining) {
            guard message.pointee.msg == CURLMSG_DONE, let transfer = Transfer.of(message.pointee.easy_handle) else {
                continue
            }
            finish(transfer, message.pointee.data.result)
        }
    }

    /// Gives the connection back before the reader learns of the end, so that its next request finds it.
    private func finish(_ transfer: Transfer, _ code: CURLcode) {
        transfers[ObjectIdentifier(transfer.exchange)] = nil
        transfer.detach()
        transfer.finish(code)
    }
}
