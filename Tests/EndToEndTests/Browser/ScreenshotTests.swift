import Foundation
import Testing

extension BrowserTests {
    /// No test of its own: `Scripts/screenshots` gets its images from here.
    @Suite("Images of the page")
    struct ScreenshotTests {
        private static let folder = ProcessInfo.processInfo.environment["MARTLET_SCREENSHOTS"]

        @Test(
            "Each state is written as an image",
            .enabled(if: folder != nil, "Scripts/screenshots FOLDER writes them"),
            arguments: Look.all
        )
        func images(look: Look) async throws {
            let folder = URL(filePath: try #require(Self.folder))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try await Tour(look: look) { page, state in
                try await page.screenshot().write(to: folder.appending(path: "\(state)-\(look.name).png"))
            }.take()
        }
    }
}
