/// The host of an address of the web, as a browser reads it.
struct LinkHost {
    /// Its labels in lower case, without the dot that may end them.
    private let labels: [String]

    /// Takes what follows `http://`; `nil` where the host is written in a way that only a browser can be trusted to read:
    /// percent-encoded, as an IPv6 number, or in letters that stand for others, such as full-width ones.
    init?(afterScheme rest: some Sequence<UInt8>) {
        let slash = UInt8(ascii: "/")
        // A browser takes any number of slashes for two.
        let authority = rest.drop { $0 == slash }.prefix { !"/?#".utf8.contains($0) }
        let parts = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        let place = String(decoding: parts.last ?? [], as: UTF8.self)
        guard !place.hasPrefix("["), !place.contains("%") else { return nil }
        var name = place.prefix { $0 != ":" }.lowercased()
        guard name.unicodeScalars.allSatisfy({ !$0.properties.changesWhenNFKCCaseFolded }) else { return nil }
        name = String(name.map { $0 == "\u{3002}" ? "." : $0 })
        if name.hasSuffix(".") { name.removeLast() }
        labels = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard labels != [""] else { return nil }
    }

    /// Whether it is this machine's own, by name or by number. A number in another form than four decimals counts as such.
    var isThisMachine: Bool {
        guard let last = labels.last, last != "localhost" else { return true }
        guard last.first?.isNumber == true, last.allSatisfy(\.isHexDigit) || last.hasPrefix("0x") else { return false }
        guard labels.count == 4, labels.allSatisfy({ UInt8($0).map(String.init) == $0 }) else { return true }
        return ["127", "0"].contains(labels[0])
    }
}
