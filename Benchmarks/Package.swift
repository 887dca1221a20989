// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that it sees of Martlet what its users see: public products only.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Martlet", path: "..")],
    targets: [
        .executableTarget(name: "load-server", path: "LoadServer"),
        .executableTarget(name: "limit", path: "Limit", linkerSettings: [.linkedLibrary("curl")]),
        .target(name: "LoadClient", path: "LoadClient", swiftSettings: settings),
        .executableTarget(
            name: "plain-client",
            dependencies: ["LoadClient"],
            path: "PlainClient",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "martlet-client",
            dependencies: [
                "LoadClient",
                .product(name: "LLM", package: "Martlet"),
                .product(name: "CurlTransport", package: "Martlet"),
                .product(name: "URLSessionTransport", package: "Martlet"),
                .product(name: "WebAPI", package: "Martlet"),
            ],
            path: "MartletClient",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "alone",
            dependencies: [
                .product(name: "ChatCore", package: "Martlet"),
                .product(name: "JSONCoding", package: "Martlet"),
                .product(name: "LLM", package: "Martlet"),
                .product(name: "LLMTesting", package: "Martlet"),
                .product(name: "ServerSentEvents", package: "Martlet"),
            ],
            path: "Alone",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "bench",
            dependencies: [.product(name: "JSONCoding", package: "Martlet")],
            path: "Bench",
            exclude: ["requirements.txt"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

var settings: [SwiftSetting] {
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
