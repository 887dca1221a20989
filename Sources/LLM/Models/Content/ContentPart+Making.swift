#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import JSONCoding

extension ContentPart {
    /// Text.
    public static func text(_ text: String, extraFields: JSONObject = [:]) -> ContentPart {
        ContentPart(.text(text), extraFields: extraFields)
    }

    /// An image on the web, or in a `data:` URL.
    public static func image(url: String, detail: ImageDetail? = nil, extraFields: JSONObject = [:]) -> ContentPart {
        ContentPart(.image(ImageSource(url: url, detail: detail)), extraFields: extraFields)
    }

    /// An image that is sent along; its media type is such as `image/png`.
    public static func image(
        data: Data,
        mediaType: String,
        detail: ImageDetail? = nil,
        extraFields: JSONObject = [:]
    ) -> ContentPart {
        image(url: dataURL(data, mediaType: mediaType), detail: detail, extraFields: extraFields)
    }

    /// Audio that is sent along.
    public static func audio(data: Data, format: AudioFormat, extraFields: JSONObject = [:]) -> ContentPart {
        ContentPart(
            .audio(AudioInput(data: data.base64EncodedString(), format: format)),
            extraFields: extraFields
        )
    }

    /// A file that is sent along; its media type is such as `application/pdf`.
    public static func file(
        data: Data,
        mediaType: String,
        name: String,
        extraFields: JSONObject = [:]
    ) -> ContentPart {
        ContentPart(
            .file(FileSource(data: dataURL(data, mediaType: mediaType), name: name)),
            extraFields: extraFields
        )
    }

    /// A file that was uploaded before.
    public static func file(id: String, extraFields: JSONObject = [:]) -> ContentPart {
        ContentPart(.file(FileSource(id: id)), extraFields: extraFields)
    }

    private static func dataURL(_ data: Data, mediaType: String) -> String {
        "data:\(mediaType);base64,\(data.base64EncodedString())"
    }
}
