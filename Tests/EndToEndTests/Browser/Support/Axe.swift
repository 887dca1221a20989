import Foundation
import JSONCoding

/// axe-core, which `Scripts/setup --browser` fetches: it finds what keeps people with disabilities from a page.
enum Axe {
    static let file = URL(filePath: #filePath).appending(path: "../../../../../.build/axe/axe.min.js").standardized

    static var isInstalled: Bool { FileManager.default.fileExists(atPath: file.path) }

    /// What breaks a rule of level A or AA on a page, with where.
    static func violations(on page: BrowserPage) async throws -> [String] {
        if try await page.evaluate("typeof axe") == "undefined" {
            try await page.evaluate(String(contentsOf: file, encoding: .utf8) + "\n;undefined")
        }
        let found = try await page.evaluate(
            """
            axe.run(document, { resultTypes: ['violations'],
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
                .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
                    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)))
            """
        )
        return found.arrayValue?.compactMap(\.stringValue) ?? ["axe-core gave no list."]
    }
}
