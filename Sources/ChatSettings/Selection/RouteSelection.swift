import LLM

/// Whom to ask, in order: the endpoint, and who stands in where it does not answer.
public struct RouteSelection: Sendable, Hashable {
    /// Who is asked first.
    public let first: EndpointSelection
    /// Who is asked then, one after the other; nobody twice.
    public let fallbacks: [EndpointSelection]

    /// All of them, in order.
    public var all: [EndpointSelection] { [first] + fallbacks }

    /// How a sentence calls each of them, in order: its endpoint's name, and its model where several share an endpoint.
    public var labels: [String] {
        let names = all.map(\.name)
        return zip(all, names).map { route, name in
            let isShared = names.count { $0 == name } > 1
            return isShared ? route.model?.rawValue ?? name : name
        }
    }
}
