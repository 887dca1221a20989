/// What the transfers of one loop share.
struct LoopContext {
    let multi: UnsafeMutableRawPointer
    let driver: any MultiDriver
    let defaults: TransferDefaults
    let idleHandles: IdleHandles
    let arrivals = Arrivals()

    init(multi: UnsafeMutableRawPointer, driver: any MultiDriver, defaults: TransferDefaults) {
        self.multi = multi
        self.driver = driver
        self.defaults = defaults
        idleHandles = IdleHandles(defaults)
    }
}
