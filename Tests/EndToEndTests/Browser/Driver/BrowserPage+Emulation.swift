import Foundation
import JSONCoding

extension BrowserPage {
    func resize(width: Int, height: Int) async throws {
        try await send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(JSONNumber(width)), "height": .number(JSONNumber(height)), "deviceScaleFactor": 1,
                "mobile": false,
            ]
        )
    }

    /// Lets the page believe that its reader has set this.
    func prefer(dark: Bool = false, reducedMotion: Bool = false, forcedColors: Bool = false) async throws {
        func feature(_ name: String, _ value: String) -> JSONValue { ["name": .string(name), "value": .string(value)] }
        try await send(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    feature("prefers-color-scheme", dark ? "dark" : "light"),
                    feature("prefers-reduced-motion", reducedMotion ? "reduce" : "no-preference"),
                    feature("forced-colors", forcedColors ? "active" : "none"),
                ]
            ]
        )
    }

    /// Cuts the page off the network, or connects it again.
    func setOffline(_ isOffline: Bool) async throws {
        try await send(
            "Network.emulateNetworkConditions",
            ["offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1]
        )
    }

    /// Lets the page believe that another tab is on show, or that it is itself.
    func setHidden(_ isHidden: Bool) async throws {
        try await evaluate(
            """
            Object.defineProperty(document, 'visibilityState',
                {value: '\(isHidden ? "hidden" : "visible")', configurable: true});
            document.dispatchEvent(new Event('visibilitychange'));
            """
        )
    }

    /// The page as a PNG image.
    func screenshot() async throws -> Data {
        let answer = try await send("Page.captureScreenshot", ["format": "png"])
        guard let data = answer["data"]?.stringValue.flatMap({ Data(base64Encoded: $0) }) else {
            throw BrowserError.refused(method: "Page.captureScreenshot", message: "There is no image in the answer.")
        }
        return data
    }
}
