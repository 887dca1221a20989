import Foundation
import Testing

/// Starts one browser for all tests of a suite, and ends it after the last.
struct BrowserTrait: SuiteTrait, TestScoping {
    @TaskLocal static var browser: Browser?

    /// Whether tests are to fail where their browser is missing, as `Scripts/test` has it, instead of being left out.
    static let isRequired = ProcessInfo.processInfo.environment["MARTLET_BROWSER"] == "required"

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let browser = try await Browser()
        do {
            try await Self.$browser.withValue(browser, operation: function)
            await browser.close()
        } catch {
            await browser.close()
            throw error
        }
    }
}

extension Trait where Self == BrowserTrait {
    static var browser: Self { BrowserTrait() }
}

/// Does something with a profile of its own in the suite's browser.
func withBrowserProfile<Result>(_ body: (BrowserProfile) async throws -> Result) async throws -> Result {
    guard let browser = BrowserTrait.browser else { throw BrowserError.missing }
    return try await browser.withProfile(body)
}
