/// Handles that have served a transfer and can serve another: to set one up costs as much as a short request.
///
/// Confined to the loop's thread.
final class IdleHandles {
    private static let limit = 64

    private let defaults: TransferDefaults
    private var handles: [EasyHandle] = []

    init(_ defaults: TransferDefaults) {
        self.defaults = defaults
    }

    /// A handle that is set up; nil where libcurl has no memory for one.
    func take() -> EasyHandle? {
        handles.popLast() ?? EasyHandle(defaults)
    }

    /// Keeps a handle whose transfer went well.
    func keep(_ handle: EasyHandle) {
        guard handles.count < Self.limit else { return }
        handle.forgetRequest()
        handles.append(handle)
    }
}
