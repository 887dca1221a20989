/// A model that answers on this device, within the app.
public protocol OnDeviceModel: Sendable {
    /// Whether it can answer now.
    var availability: OnDeviceAvailability { get }

    /// Answers the last question of a conversation.
    ///
    /// Cancelling the task stops it.
    ///
    /// - Parameters:
    ///   - prompt: The conversation.
    ///   - snapshot: Is given all that has been said so far, again and again as it grows.
    /// - Throws: ``OnDeviceFailure``, also after a part of the answer.
    func answer(
        _ prompt: OnDevicePrompt,
        snapshot: @escaping @Sendable (String) async throws(OnDeviceFailure) -> Void
    ) async throws(OnDeviceFailure)
}

/// Stands for the model where the system has none.
struct NoOnDeviceModel: OnDeviceModel {
    let availability = OnDeviceAvailability.systemTooOld

    func answer(
        _ prompt: OnDevicePrompt,
        snapshot: @escaping @Sendable (String) async throws(OnDeviceFailure) -> Void
    ) async throws(OnDeviceFailure) {
        throw .unavailable(availability)
    }
}
