import JSONCoding
import WebAPI

extension Refusal {
    /// The answer: JSON for the page's script, a page of its own for a person who follows a link.
    func response(to head: RequestHead) -> PageResponse {
        guard head.method == .get, !head.target.hasPrefix("/api/") else {
            return .whole(
                status: status,
                contentType: "application/json",
                fields: fields,
                body: JSONValue.object(["error": .string(sentence)]).bytes()
            )
        }
        return .whole(status: status, contentType: "text/html; charset=utf-8", fields: fields, body: Array(page.utf8))
    }

    /// The link leads in where only the way here was another site's.
    private var page: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Martlet</title>
        <link rel="stylesheet" href="/page.css">
        <link rel="icon" href="/icon.svg">
        </head>
        <body class="refusal">
        <main>
        <h1>Martlet</h1>
        <p>\(sentence)</p>
        <p><a href="/">Try again</a></p>
        </main>
        </body>
        </html>

        """
    }
}
