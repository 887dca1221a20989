// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import SwiftUI
public import UniformTypeIdentifiers

public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    public enum EncodingDisambiguationPolicy: Hashable, Sendable {
        case automatic, current, compatible
    }

    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    public func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable { nil }
}

public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static let videos = PHPickerFilter(name: "videos")
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { .images }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .images }
}

public enum PhotosPickerSelectionBehavior: Hashable, Sendable { case `default`, ordered, continuous }

nonisolated extension View {
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        self
    }

    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        self
    }
}

@MainActor @preconcurrency
public struct PhotosPicker<Label>: View where Label: View {
    private let label: Label

    public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View { label }
}
