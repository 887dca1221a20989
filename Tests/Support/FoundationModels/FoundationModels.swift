// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public final class SystemLanguageModel: Sendable {
    @frozen public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }

        case available
        case unavailable(UnavailableReason)
    }

    public static let `default` = SystemLanguageModel()
    public var availability: SystemLanguageModel.Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }
}

public struct GenerationOptions: Equatable, Sendable {
    public struct SamplingMode: Equatable, Sendable {
        public static var greedy: GenerationOptions.SamplingMode { SamplingMode() }
        public static func random(top k: Int, seed: UInt64? = nil) -> GenerationOptions.SamplingMode { SamplingMode() }
        public static func random(
            probabilityThreshold: Double,
            seed: UInt64? = nil
        ) -> GenerationOptions.SamplingMode {
            SamplingMode()
        }
    }

    public var sampling: GenerationOptions.SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    public init(
        sampling: GenerationOptions.SamplingMode? = nil,
        temperature: Double? = nil,
        maximumResponseTokens: Int? = nil
    ) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }
}

public struct Transcript: Equatable, Sendable, RandomAccessCollection {
    private var entries: [Transcript.Entry]

    public init(entries: some Sequence<Transcript.Entry> = []) { self.entries = Array(entries) }
    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }
    public subscript(index: Int) -> Transcript.Entry { entries[index] }

    public enum Entry: Identifiable, Equatable, Sendable {
        case instructions(Transcript.Instructions)
        case prompt(Transcript.Prompt)
        case toolCalls(Transcript.ToolCalls)
        case toolOutput(Transcript.ToolOutput)
        case response(Transcript.Response)

        public var id: String { "" }
    }

    public enum Segment: Identifiable, Equatable, Sendable {
        case text(Transcript.TextSegment)
        case structure(Transcript.StructuredSegment)

        public var id: String { "" }
    }

    public struct TextSegment: Identifiable, Equatable, Sendable {
        public var id: String
        public var content: String

        public init(id: String = UUID().uuidString, content: String) {
            self.id = id
            self.content = content
        }
    }

    public struct StructuredSegment: Identifiable, Equatable, Sendable {
        public var id: String
        public var source: String
    }

    public struct Instructions: Identifiable, Equatable, Sendable {
        public var id: String
        public var segments: [Transcript.Segment]
        public var toolDefinitions: [Transcript.ToolDefinition]

        public init(
            id: String = UUID().uuidString,
            segments: [Transcript.Segment],
            toolDefinitions: [Transcript.ToolDefinition]
        ) {
            self.id = id
            self.segments = segments
            self.toolDefinitions = toolDefinitions
        }
    }

    public struct ToolDefinition: Equatable, Sendable {
        public var name: String
        public var description: String
    }

    public struct Prompt: Identifiable, Equatable, Sendable {
        public var id: String
        public var segments: [Transcript.Segment]
        public var options: GenerationOptions

        public init(
            id: String = UUID().uuidString,
            segments: [Transcript.Segment],
            options: GenerationOptions = GenerationOptions(),
            responseFormat: Transcript.ResponseFormat? = nil
        ) {
            self.id = id
            self.segments = segments
            self.options = options
        }
    }

    public struct ResponseFormat: Equatable, Sendable {}

    public struct ToolCalls: Identifiable, Equatable, Sendable {
        public var id: String
    }

    public struct ToolOutput: Identifiable, Equatable, Sendable {
        public var id: String
        public var toolName: String
        public var segments: [Transcript.Segment]
    }

    public struct Response: Identifiable, Equatable, Sendable {
        public var id: String
        public var assetIDs: [String]
        public var segments: [Transcript.Segment]

        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Transcript.Segment]) {
            self.id = id
            self.assetIDs = assetIDs
            self.segments = segments
        }
    }
}

public protocol Tool: Sendable {
    var name: String { get }
    var description: String { get }
}

public protocol Generable {
    associatedtype PartiallyGenerated = Self
}

extension String: Generable {}

public final class LanguageModelSession: @unchecked Sendable {  // declarations only
    public var transcript: Transcript { Transcript() }
    public var isResponding: Bool { false }

    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil)
    {
        self.init()
    }

    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
        self.init()
    }

    private init() {}

    public func prewarm() {}

    @discardableResult
    public nonisolated(nonsending) func respond(
        to prompt: String,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> LanguageModelSession.Response<String> {
        Response(content: "", transcriptEntries: [])
    }

    public func streamResponse(
        to prompt: String,
        options: GenerationOptions = GenerationOptions()
    ) -> sending LanguageModelSession.ResponseStream<String> {
        ResponseStream<String>()
    }

    public struct Response<Content> where Content: Generable {
        public let content: Content
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    public struct ResponseStream<Content>: AsyncSequence where Content: Generable {
        public typealias Element = LanguageModelSession.ResponseStream<Content>.Snapshot

        public struct Snapshot {
            public var content: Content.PartiallyGenerated
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            public typealias Element = LanguageModelSession.ResponseStream<Content>.Snapshot

            public mutating func next(
                isolation actor: isolated (any Actor)? = #isolation
            ) async throws -> LanguageModelSession.ResponseStream<Content>.Snapshot? {
                nil
            }
        }

        public func makeAsyncIterator() -> LanguageModelSession.ResponseStream<Content>.AsyncIterator {
            AsyncIterator()
        }
    }

    public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
        }

        public struct Refusal: Sendable {}

        case exceededContextWindowSize(LanguageModelSession.GenerationError.Context)
        case assetsUnavailable(LanguageModelSession.GenerationError.Context)
        case guardrailViolation(LanguageModelSession.GenerationError.Context)
        case unsupportedGuide(LanguageModelSession.GenerationError.Context)
        case unsupportedLanguageOrLocale(LanguageModelSession.GenerationError.Context)
        case decodingFailure(LanguageModelSession.GenerationError.Context)
        case rateLimited(LanguageModelSession.GenerationError.Context)
        case concurrentRequests(LanguageModelSession.GenerationError.Context)
        case refusal(LanguageModelSession.GenerationError.Refusal, LanguageModelSession.GenerationError.Context)

        public var errorDescription: String? { nil }
    }
}
