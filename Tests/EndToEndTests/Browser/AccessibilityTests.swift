import Testing

extension BrowserTests {
    @Suite("The page is for everybody")
    struct AccessibilityTests {
        @Test(
            "No state of it breaks a rule of WCAG's level A or AA that axe-core can check",
            .enabled(if: Axe.isInstalled || BrowserTrait.isRequired, "Scripts/setup --browser fetches axe-core"),
            arguments: Look.all
        )
        func rules(look: Look) async throws {
            try await Tour(look: look) { page, state in
                let violations = try await Axe.violations(on: page)
                #expect(violations == [], "\(state)")
            }.take()
        }

        @Test(
            "An image without a description would be found",
            .enabled(if: Axe.isInstalled || BrowserTrait.isRequired, "Scripts/setup --browser fetches axe-core")
        )
        func planted() async throws {
            try await withBrowserProfile { profile in
                let page = try await profile.newPage()
                try await page.open("data:text/html,<html lang=en><title>Planted</title><img src=x>")
                #expect(try await Axe.violations(on: page).map { $0.prefix { $0 != ":" } } == ["image-alt"])
            }
        }

        @Test("Nothing is wider than the narrowest screen")
        func narrow() async throws {
            try await Tour(look: Look(width: 320, isDark: false)) { page, state in
                let shown = try await page.number("document.documentElement.scrollWidth")
                #expect(shown <= 320, "\(state)")
            }.take()
        }
    }
}
