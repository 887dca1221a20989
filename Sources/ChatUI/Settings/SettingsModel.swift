public import ChatSettings
import LLM
public import Observation

/// The settings as a front end shows and changes them. Each change of ``settings`` is kept at once.
@MainActor
@Observable
public final class SettingsModel {
    /// What is set.
    public var settings: AppSettings {
        didSet { if settings != oldValue { keep() } }
    }
    /// The system prompt as it is typed. It is set when ``keepSystem()`` is called: not with each letter, for whoever answers
    /// is found anew then.
    public var system: String {
        get { typedSystem ?? settings.system }
        set { typedSystem = newValue }
    }
    /// Whether this device's own model can answer.
    public private(set) var onDevice: OnDeviceAvailability
    /// Why something could not be read or kept, in a sentence; whoever has shown it sets it to nil.
    public var trouble: String?

    /// Is told when something has changed that decides who answers.
    @ObservationIgnored public var onChange: @MainActor () -> Void = {}

    private var typedSystem: String?
    /// For whom keys are kept.
    private var keyHolders: Set<Origin> = []
    @ObservationIgnored private let keys: any KeyStore
    @ObservationIgnored private let file: SettingsFile<AppSettings>
    @ObservationIgnored private let builtInKey: BuiltInKey
    @ObservationIgnored private let model: any OnDeviceModel

    /// Reads what was set; where that can't be read, ``trouble`` says so.
    ///
    /// - Parameters:
    ///   - file: Where settings are kept.
    ///   - keys: Where keys are kept.
    ///   - builtInKey: The key that the app was built with.
    ///   - onDevice: This device's own model.
    public init(
        file: SettingsFile<AppSettings>,
        keys: any KeyStore,
        builtInKey: BuiltInKey = BuiltInKey(nil),
        onDevice: any OnDeviceModel
    ) {
        (self.file, self.keys, self.builtInKey, model) = (file, keys, builtInKey, onDevice)
        self.onDevice = onDevice.availability
        do throws(SettingsFileError) {
            settings = try file.read() ?? AppSettings()
        } catch {
            settings = AppSettings()
            trouble = "\(error)"
        }
        readKeyHolders()
    }

    /// Looks again at what can change outside of the app: the keys, and whether this device's own model can answer.
    public func refresh() {
        onDevice = model.availability
        readKeyHolders()
        onChange()
    }

    /// Sets the system prompt that was typed.
    public func keepSystem() {
        guard let typedSystem else { return }
        settings.system = typedSystem
        self.typedSystem = nil
    }

    /// Finds the partner who answers by what is set.
    ///
    /// - Parameter model: The model to ask; nil for the endpoint's own.
    /// - Returns: The partner; nil where no endpoint is set and this device's own model can't answer.
    func routes() -> AnswerRoutes {
        AnswerRoutes(settings: settings, keys: keys, builtInKey: builtInKey, onDevice: model)
    }

    private func keep() {
        do throws(SettingsFileError) { try file.write(settings) } catch { trouble = "\(error)" }
        onChange()
    }
}

// MARK: - Keys

extension SettingsModel {
    /// Where an endpoint's key is.
    public enum KeyState: Sendable, Hashable {
        /// In the place where keys are kept, such as the Keychain.
        case kept
        /// In the app itself, which was built with it.
        case builtIn
        /// There is none.
        case missing
    }

    /// Where an endpoint's key is.
    public func keyState(of endpoint: Configuration.Endpoint) -> KeyState {
        guard let origin = Origin(endpoint.baseURL) else { return .missing }
        if keyHolders.contains(origin) { return .kept }
        return builtInKey.text != nil && origin == BuiltInKey.origin ? .builtIn : .missing
    }

    /// Whether an endpoint can be asked, as far as can be told without asking: it has a key, or needs none.
    public func isReady(_ endpoint: Configuration.Endpoint) -> Bool {
        keyState(of: endpoint) != .missing
            || !NamedEndpoint.all.contains {
                $0.keyVariable != nil && Origin($0.baseURL) == Origin(endpoint.baseURL)
            }
    }

    /// Keeps a key for an endpoint, in the place of the one before.
    ///
    /// - Returns: Whether it is kept; else ``trouble`` says why not.
    @discardableResult
    public func setKey(_ key: String, of endpoint: Configuration.Endpoint) -> Bool {
        guard let origin = Origin(endpoint.baseURL) else { return false }
        return changeKeys { keys throws(KeyStoreError) in
            try keys.set(key.trimmed, for: KeyEntry(name: endpoint.name, origin: origin))
        }
    }

    /// Forgets the keys that are kept for an endpoint's host.
    public func removeKey(of endpoint: Configuration.Endpoint) {
        let origin = Origin(endpoint.baseURL)
        changeKeys { keys throws(KeyStoreError) in
            for entry in try keys.entries() where entry.origin == origin { _ = try keys.remove(entry.name) }
        }
    }

    @discardableResult
    private func changeKeys(_ change: (any KeyStore) throws(KeyStoreError) -> Void) -> Bool {
        var isDone = false
        do throws(KeyStoreError) {
            try change(keys)
            isDone = true
        } catch {
            trouble = "\(error)"
        }
        refresh()
        return isDone
    }

    private func readKeyHolders() {
        do throws(KeyStoreError) {
            keyHolders = Set(try keys.entries().map(\.origin))
        } catch {
            trouble = "\(error)"
        }
    }
}
