import LLM

/// Whom to ask, in order: the endpoint, and who stands in where it does not answer.
public struct RouteSelection: Sendable, Hashable {
    /// Who is asked first.
    public let first: EndpointSelection
    /// Who is asked then, one after the other; nobody twice.
    public let fallbacks: [EndpointSelection]

    /// All of them, in order.
    public var all: [EndpointSelection] { [first] + fallbacks }

    /// How a sentence calls each of them, in order: its endpoint's name; where several share it, its model; where that
    /// tells them no more apart, its address.
    public var labels: [String] {
        all.map { route in
            let namesakes = all.filter { $0.name == route.name }
            guard namesakes.count > 1, case .remote(let endpoint) = route else { return route.name }
            guard let model = endpoint.model, namesakes.count(where: { $0.model == model }) == 1 else {
                return endpoint.address
            }
            return model.rawValue
        }
    }
}
