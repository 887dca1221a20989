import ChatCore
import LLM

/// How far the reading of an endpoint's list of models has come.
enum ModelListing: Hashable {
    case loading
    case listed([ModelID])
    case failed(String)

    /// Reads the list of a partner; nobody lists nothing.
    init(of partner: ChatPartner?) async {
        guard let partner else {
            self = .listed([])
            return
        }
        do throws(LLMAPIError) {
            self = .listed(try await partner.models())
        } catch {
            self = .failed("The list can't be read. \(error)")
        }
    }
}
