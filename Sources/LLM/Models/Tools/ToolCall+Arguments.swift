#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
public import JSONCoding

extension ToolCall {
    /// Decodes the arguments; empty ones are read as `{}`.
    ///
    /// ```swift
    /// struct Place: Decodable { var city: String }
    /// let place = try call.decodeArguments(as: Place.self)
    /// ```
    ///
    /// - Throws: ``ToolArgumentsError`` if the model wrote something else than the tool's parameters ask for. Its
    ///   description is fit to be sent back as the tool's result, so that the model can try again.
    public func decodeArguments<Arguments: Decodable>(
        as type: Arguments.Type = Arguments.self,
        with decoder: TolerantJSONDecoder = TolerantJSONDecoder()
    ) throws(ToolArgumentsError) -> Arguments {
        let isEmpty = arguments.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        do {
            return try decoder.decode(type, from: Data((isEmpty ? "{}" : arguments).utf8))
        } catch {
            throw ToolArgumentsError(tool: name, arguments: arguments, cause: error)
        }
    }
}
