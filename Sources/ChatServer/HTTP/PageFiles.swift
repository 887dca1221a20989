import WebAPI

/// The files that the page is made of, before what it asks for.
struct PageFiles: PageRoutes {
    let routes: any PageRoutes

    /// Puts the files before other routes.
    init(before routes: any PageRoutes) {
        self.routes = routes
    }

    func respond(to request: PageRequest) async -> PageResponse {
        if request.path.first == "api" { return await routes.respond(to: request) }
        guard let file = Self.file(at: request.path) else {
            return .refusal(404, "There is no such page.")
        }
        guard request.method == .get else { return .refusal(405, "A file of the page can only be read.") }
        return .whole(status: 200, contentType: file.type, body: Array(file.text.utf8))
    }

    func close() async {
        await routes.close()
    }

    private static func file(at path: [String]) -> (type: String, text: String)? {
        switch path {
        case []: ("text/html; charset=utf-8", ServedPage.html)
        case ["page.css"]: ("text/css; charset=utf-8", ServedPage.style)
        case ["page.js"]: ("text/javascript; charset=utf-8", ServedPage.script)
        case ["icon.svg"]: ("image/svg+xml", ServedPage.icon)
        default: nil
        }
    }
}
