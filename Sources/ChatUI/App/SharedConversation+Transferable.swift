import ChatCore
public import SwiftUI
import UniformTypeIdentifiers

extension SharedConversation: Transferable {
    /// A Markdown file, or its text. It is written when somebody takes it.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .conversation) { Data($0.transcript.markdown.utf8) }
            .suggestedFileName { $0.fileName }
        ProxyRepresentation { $0.transcript.markdown }
    }
}

extension UTType {
    /// Markdown, as the system calls it; plain text where it does not know it.
    static var conversation: UTType { UTType(filenameExtension: "md", conformingTo: .plainText) ?? .plainText }
}
