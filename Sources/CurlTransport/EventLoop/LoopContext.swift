/// What the transfers of one loop share.
struct LoopContext {
    let multi: UnsafeMutableRawPointer
    let driver: any MultiDriver
    let defaults: TransferDefaults
    let arrivals = Arrivals()
}
