#if canImport(FoundationModels)
import FoundationModels

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Apple's on-device model.
///
/// It has not been compiled with Apple's SDK, which is not on the machines that this is built on.
@available(iOS 26, macOS 26, *)
struct SystemOnDeviceModel: OnDeviceModel {
    var availability: OnDeviceAvailability {
        switch SystemLanguageModel.default.availability {
        case .available: .available
        case .unavailable(let reason): OnDeviceAvailability(reason)
        }
    }

    func answer(
        _ prompt: OnDevicePrompt,
        snapshot: @escaping @Sendable (String) async throws(OnDeviceFailure) -> Void
    ) async throws(OnDeviceFailure) {
        do {
            let session = LanguageModelSession(transcript: Transcript(entries: prompt.entries))
            for try await partial in session.streamResponse(to: prompt.question, options: prompt.options) {
                try await snapshot(partial.content)
            }
        } catch let failure as OnDeviceFailure {
            throw failure
        } catch let error as LanguageModelSession.GenerationError {
            throw OnDeviceFailure(error)
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .other(error.localizedDescription)
        }
    }
}

@available(iOS 26, macOS 26, *)
extension OnDeviceAvailability {
    fileprivate init(_ reason: SystemLanguageModel.Availability.UnavailableReason) {
        switch reason {
        case .appleIntelligenceNotEnabled: self = .notEnabled
        case .deviceNotEligible: self = .notEligible
        case .modelNotReady: self = .notReady
        @unknown default: self = .unavailable
        }
    }
}

@available(iOS 26, macOS 26, *)
extension OnDeviceFailure {
    fileprivate init(_ error: LanguageModelSession.GenerationError) {
        switch error {
        case .exceededContextWindowSize: self = .contextTooLong
        case .assetsUnavailable: self = .unavailable(.notReady)
        case .guardrailViolation, .refusal: self = .refused
        case .unsupportedLanguageOrLocale: self = .unsupportedLanguage
        case .rateLimited, .concurrentRequests: self = .busy
        case .unsupportedGuide, .decodingFailure: self = .other(error.localizedDescription)
        @unknown default: self = .other(error.localizedDescription)
        }
    }
}

@available(iOS 26, macOS 26, *)
extension OnDevicePrompt {
    fileprivate var options: GenerationOptions {
        GenerationOptions(temperature: temperature, maximumResponseTokens: maximumTokens)
    }

    /// What was said before the question, as the session keeps it.
    fileprivate var entries: [Transcript.Entry] {
        let told = instructions.map { text in
            Transcript.Entry.instructions(Transcript.Instructions(segments: [.said(text)], toolDefinitions: []))
        }
        return (told.map { [$0] } ?? [])
            + turns.map { turn in
                turn.isAnswer
                    ? .response(Transcript.Response(assetIDs: [], segments: [.said(turn.text)]))
                    : .prompt(Transcript.Prompt(segments: [.said(turn.text)]))
            }
    }
}

@available(iOS 26, macOS 26, *)
extension Transcript.Segment {
    fileprivate static func said(_ text: String) -> Transcript.Segment {
        .text(Transcript.TextSegment(content: text))
    }
}
#endif

/// The model of the system that the app runs on.
enum SystemModel {
    /// Apple's on-device model, where the system has it.
    static var current: any OnDeviceModel {
        #if canImport(FoundationModels)
        if #available(iOS 26, macOS 26, *) { return SystemOnDeviceModel() }
        #endif
        return NoOnDeviceModel()
    }
}
