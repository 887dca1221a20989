/// The encoding of audio. A question takes ``wav`` and ``mp3``; an answer can have any.
public struct AudioFormat: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension AudioFormat {
    /// WAV.
    public static let wav = Self("wav")
    /// MP3.
    public static let mp3 = Self("mp3")
    /// AAC.
    public static let aac = Self("aac")
    /// FLAC.
    public static let flac = Self("flac")
    /// Opus.
    public static let opus = Self("opus")
    /// Raw samples of 16 bits; the only one that OpenAI streams.
    public static let pcm16 = Self("pcm16")
}
