/// The page that a browser shows, as the files it is made of. They ask nothing of any other host.
enum ServedPage {
    /// `/`
    static let html = document
    /// `/page.css`
    static let style = PageStyle.sheets.joined(separator: "\n")
    /// `/page.js`
    static let script = PageScript.parts.joined(separator: "\n")
}

/// What the page looks like, by its parts.
enum PageStyle {
    static let sheets = [base, controls, sidebar, transcript, prose, composer, panels, circumstances]
}

/// What the page does, by its parts. One file is made of them, so each sees what the others declare.
enum PageScript {
    static let parts = [
        elements, api, reach, events, announcements, list, search, messages, blocks, transcript, following, drafts,
        attachments, composer, settings, menus, navigation, page,
    ]
}
