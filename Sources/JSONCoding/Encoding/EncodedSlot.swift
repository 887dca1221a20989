/// A place in a document that something is encoded into.
///
/// It is a reference, for a type may keep a nested container or a superclass's encoder and fill it later.
final class EncodedSlot {
    private enum Content {
        case nothing
        case value(JSONValue)
        case array([EncodedSlot])
        case object(keys: [String], slots: [String: EncodedSlot])
    }

    private var content = Content.nothing

    /// What has been encoded so far; `nil` if nothing has. An element or a member without a value is an empty object.
    var value: JSONValue? {
        switch content {
        case .nothing: nil
        case .value(let value): value
        case .array(let slots): .array(slots.map { $0.value ?? [:] })
        case .object(let keys, let slots): .object(JSONObject(keys.map { ($0, slots[$0]?.value ?? [:]) }))
        }
    }

    /// Whether nothing has been encoded so far.
    var isEmpty: Bool {
        if case .nothing = content { true } else { false }
    }

    /// How many elements there are, if this is an array.
    var count: Int {
        if case .array(let slots) = content { slots.count } else { 0 }
    }

    /// Puts a value here in place of what there was.
    func set(_ value: JSONValue) {
        content = .value(value)
    }

    /// Makes this an array, if it is none yet.
    func becomeArray() {
        if case .array = content { return }
        content = .array([])
    }

    /// Makes this an object, if it is none yet.
    func becomeObject() {
        if case .object = content { return }
        content = .object(keys: [], slots: [:])
    }

    /// Appends an element.
    func append(_ slot: EncodedSlot) {
        guard case .array(var slots) = content else { return }
        content = .nothing
        slots.append(slot)
        content = .array(slots)
    }

    /// The slot of a key, if there is one.
    func member(_ key: String) -> EncodedSlot? {
        if case .object(_, let slots) = content { slots[key] } else { nil }
    }

    /// Adds a member, or replaces one in its place.
    func setMember(_ key: String, to slot: EncodedSlot) {
        guard case .object(var keys, var slots) = content else { return }
        content = .nothing
        if slots.updateValue(slot, forKey: key) == nil { keys.append(key) }
        content = .object(keys: keys, slots: slots)
    }

    /// Puts the members in the order of their keys.
    func sortMembers() {
        guard case .object(let keys, let slots) = content else { return }
        content = .object(keys: keys.sorted(), slots: slots)
    }
}
