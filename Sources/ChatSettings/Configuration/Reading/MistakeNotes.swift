import JSONCoding
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads values of a kind that is asked for, and notes where there is another.
struct MistakeNotes {
    /// What was noted, with the byte that it is about.
    private(set) var all: [(offset: Int, sentence: String)] = []

    mutating func add(_ sentence: String, at offset: Int) {
        all.append((offset, sentence))
    }

    /// What a key that stands in the file gets to hear, which does not repeat it.
    static func keyInClear(of endpoint: String) -> String {
        "A key does not belong into this file: martlet keys set \(endpoint) keeps it, or name its {\"command\": …}."
    }

    /// The members of an object whose names are known; all others are mistakes.
    mutating func fields(
        of value: LocatedValue,
        in what: String,
        known: [String],
        keyOwner: String = "NAME"
    ) -> [String: LocatedValue.Member] {
        guard case .object(let members) = value.content else {
            add("Here must be an object { … } for \(what).", at: value.offset)
            return [:]
        }
        var fields: [String: LocatedValue.Member] = [:]
        for member in members {
            if fields[member.key] != nil {
                add("\"\(member.key)\" is there already.", at: member.offset)
            } else if known.contains(member.key) {
                fields[member.key] = member
            } else if member.key.soundsSecret {
                add(Self.keyInClear(of: keyOwner), at: member.offset)
            } else {
                let guess = member.key.nearest(among: known).map { "did you mean \"\($0)\"?" }
                let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
                add("Unknown field \"\(member.key)\"; \(guess ?? "\(what) has \(list).")", at: member.offset)
            }
        }
        return fields
    }

    /// The members of an object whose names the user makes up.
    mutating func entries(of member: LocatedValue.Member) -> [LocatedValue.Member] {
        guard case .object(let members) = member.value.content else {
            add("\"\(member.key)\" must be an object { \"name\": … }.", at: member.value.offset)
            return []
        }
        var names: Set<String> = []
        for entry in members {
            if entry.key.nonBlank == nil { add("A name is missing: this one is empty.", at: entry.offset) }
            if !names.insert(entry.key).inserted { add("\"\(entry.key)\" is there already.", at: entry.offset) }
        }
        return members
    }
}

// MARK: - Single values

extension MistakeNotes {
    mutating func string(_ member: LocatedValue.Member?) -> String? {
        guard let member else { return nil }
        guard case .string(let text) = member.value.content, text.nonBlank != nil else {
            return refuse(member, "must be a string that is not empty")
        }
        return text
    }

    mutating func bool(_ member: LocatedValue.Member?) -> Bool? {
        guard let member else { return nil }
        guard case .bool(let value) = member.value.content else { return refuse(member, "must be true or false") }
        return value
    }

    mutating func count(_ member: LocatedValue.Member?) -> Int? {
        guard let member else { return nil }
        guard case .number(let number) = member.value.content, let count = number.int, count > 0 else {
            return refuse(member, "must be a whole number above 0")
        }
        return count
    }

    /// An amount of money.
    mutating func amount(_ member: LocatedValue.Member?) -> Double? {
        guard let member else { return nil }
        guard case .number(let number) = member.value.content, let amount = number.double, amount >= 0,
            amount.isFinite
        else {
            return refuse(member, "must be a number of US dollars per million tokens")
        }
        return amount
    }

    mutating func baseURL(_ member: LocatedValue.Member) -> URL? {
        guard let text = string(member) else { return nil }
        do throws(SettingsError) {
            return try BaseURL.parse(text, source: "")
        } catch {
            if case .invalidEndpoint(_, let reason) = error {
                add("\"\(member.key)\" \(reason)", at: member.value.offset)
            }
            return nil
        }
    }

    private mutating func refuse<Value>(_ member: LocatedValue.Member, _ rule: String) -> Value? {
        add("\"\(member.key)\" \(rule).", at: member.value.offset)
        return nil
    }
}

extension String {
    /// Whether a field of this name would hold a key or a password.
    fileprivate var soundsSecret: Bool {
        let letters = lowercased().filter(\.isLetter)
        return ["key", "apikey", "token", "secret", "password", "authorization"].contains { letters.hasSuffix($0) }
    }
}
