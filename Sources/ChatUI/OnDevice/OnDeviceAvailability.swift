/// Whether this device's own model can answer.
public enum OnDeviceAvailability: Sendable, Hashable, CaseIterable {
    /// It can.
    case available
    /// The person has not turned Apple Intelligence on.
    case notEnabled
    /// The device can't run it.
    case notEligible
    /// It is being downloaded, or the system is busy with it.
    case notReady
    /// The system is older than iOS 26 or macOS 26.
    case systemTooOld
    /// It can't, and the system gives a reason that is not known here.
    case unavailable

    /// The state in a sentence, with what to do.
    public var sentence: String {
        switch self {
        case .available: "The model of this device is ready. It works offline, and nothing leaves the device."
        case .notEnabled: "Turn on Apple Intelligence in the system's settings to use the model of this device."
        case .notEligible: "This device has no model of its own: it does not support Apple Intelligence."
        case .notReady:
            "The model of this device is not ready yet: the system may still be downloading it. Try again later."
        case .systemTooOld: "A model of the device's own comes with iOS 26 and macOS 26. Update the system to use it."
        case .unavailable: "The system says that its model can't be used now. Try again later."
        }
    }
}
