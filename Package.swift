// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Martlet",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ServerSentEvents", targets: ["ServerSentEvents"]),
        .library(name: "JSONCoding", targets: ["JSONCoding"]),
        .library(name: "WebAPI", targets: ["WebAPI"]),
        .library(name: "CurlTransport", targets: ["CurlTransport"]),
        .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
        .library(name: "LLM", targets: ["LLM"]),
        .library(name: "LLMTesting", targets: ["LLMTesting"]),
        .library(name: "LocalInference", targets: ["LocalInference"]),
        .library(name: "ChatCore", targets: ["ChatCore"]),
        .library(name: "ChatSettings", targets: ["ChatSettings"]),
        .library(name: "FaultServer", targets: ["FaultServer"]),
        .executable(name: "martlet", targets: ["martlet"]),
        .executable(name: "fault-server", targets: ["fault-server"]),
    ],
    targets: [
        .target(name: "ServerSentEvents", swiftSettings: settings),
        .target(name: "JSONCoding", swiftSettings: settings),
        .target(name: "WebAPI", dependencies: ["JSONCoding"], swiftSettings: settings),
        .systemLibrary(
            name: "CCurl",
            pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
        ),
        .target(name: "CurlTransport", dependencies: ["CCurl", "WebAPI"], swiftSettings: settings),
        .target(name: "URLSessionTransport", dependencies: ["WebAPI"], swiftSettings: settings),
        .target(
            name: "LLM",
            dependencies: [
                "JSONCoding",
                "ServerSentEvents",
                "WebAPI",
                .target(name: "CurlTransport", condition: .when(platforms: [.linux])),
                .target(name: "URLSessionTransport", condition: .when(platforms: [.macOS, .iOS])),
            ],
            swiftSettings: settings
        ),
        .target(name: "LLMTesting", dependencies: ["LLM", "WebAPI"], swiftSettings: settings),
        .target(name: "LocalInference", dependencies: ["LLM", "WebAPI"], swiftSettings: settings),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .target(
            name: "ChatCore",
            dependencies: [
                "JSONCoding", "LLM", "WebAPI",
                .target(name: "CSQLite", condition: .when(platforms: [.linux])),
            ],
            swiftSettings: settings
        ),
        .target(name: "ChatSettings", dependencies: ["LLM", "JSONCoding", "WebAPI"], swiftSettings: settings),
        .systemLibrary(name: "CGetopt"),
        .systemLibrary(name: "CEditLine", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(
            name: "CMarkGFM",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
        ),
        .target(name: "Markdown", dependencies: ["CMarkGFM"], swiftSettings: settings),
        .target(
            name: "ChatTerminal",
            dependencies: ["CEditLine", "CGetopt", "CMarkGFM", "ChatCore", "JSONCoding", "LLM", "Markdown", "WebAPI"],
            swiftSettings: settings
        ),
        .systemLibrary(
            name: "CMicroHTTPD",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
        ),
        .target(
            name: "ChatServer",
            dependencies: [
                "CMarkGFM", "CMicroHTTPD", "ChatCore", "ChatSettings", "JSONCoding", "LLM", "Markdown", "WebAPI",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "ChatUI",
            dependencies: ["ChatCore", "ChatSettings", "JSONCoding", "LLM", "WebAPI"] + appleStandIns,
            swiftSettings: settings
        ),
        .executableTarget(
            name: "martlet",
            dependencies: [
                "ChatCore", "ChatServer", "ChatSettings", "ChatTerminal", "JSONCoding", "LLM", "LocalInference",
                "WebAPI",
            ],
            swiftSettings: settings
        ),
        .target(name: "FaultServer", swiftSettings: settings),
        .executableTarget(name: "fault-server", dependencies: ["FaultServer"], swiftSettings: settings),

        .executableTarget(
            name: "weather",
            dependencies: ["CurlTransport", "WebAPI"],
            path: "Examples/Weather",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "soak",
            dependencies: [
                "FaultServer", "LLM", "LLMTesting", "WebAPI",
                .target(name: "CurlTransport", condition: .when(platforms: [.linux])),
                .target(name: "URLSessionTransport", condition: .when(platforms: [.macOS, .iOS])),
            ],
            path: "Benchmarks/Soak",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "store-benchmark",
            dependencies: ["ChatCore", "LLM", "WebAPI"],
            path: "Benchmarks/Store",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "markdown-benchmark",
            dependencies: ["ChatTerminal", "Markdown"],
            path: "Benchmarks/Markdown",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "hot-path",
            dependencies: ["LLM", "WebAPI"],
            path: "Benchmarks/HotPath",
            exclude: ["limits.txt"],
            swiftSettings: settings
        ),
        .executableTarget(name: "decode", dependencies: ["LLM"], path: "Examples/Decode", swiftSettings: settings),
        .executableTarget(
            name: "resilience-client",
            dependencies: ["LLM", "WebAPI"],
            path: "Benchmarks/Resilience/Client",
            swiftSettings: settings
        ),

        .target(
            name: "Cases",
            path: "Tests/Support/Cases",
            resources: [.copy("Files")],
            swiftSettings: settings
        ),
        .target(
            name: "Transports",
            dependencies: ["CurlTransport", "URLSessionTransport", "WebAPI"],
            path: "Tests/Support/Transports",
            swiftSettings: settings
        ),
        .target(name: "TemporaryFiles", path: "Tests/Support/TemporaryFiles", swiftSettings: settings),
        .target(name: "Waiting", path: "Tests/Support/Waiting", swiftSettings: settings),
        .target(
            name: "HandFed",
            dependencies: ["ChatCore", "LLM"],
            path: "Tests/Support/HandFed",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "store-writer",
            dependencies: ["ChatCore", "LLM"],
            path: "Tests/Support/StoreWriter",
            swiftSettings: settings
        ),
        .testTarget(
            name: "ServerSentEventsTests",
            dependencies: ["Cases", "LLMTesting", "ServerSentEvents", "WebAPI"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "JSONCodingTests",
            dependencies: ["JSONCoding", "LLMTesting", "WebAPI"],
            resources: [.copy("Fixtures")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "WebAPITests",
            dependencies: ["JSONCoding", "LLMTesting", "Waiting", "WebAPI"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TransportTests",
            dependencies: [
                "CurlTransport", "FaultServer", "LLMTesting", "Transports", "URLSessionTransport", "Waiting", "WebAPI",
            ],
            resources: [.copy("Fixtures")],
            swiftSettings: settings
        ),
        .testTarget(name: "FaultServerTests", dependencies: ["FaultServer", "Waiting"], swiftSettings: settings),
        .testTarget(
            name: "LLMTests",
            dependencies: [
                "Cases", "FaultServer", "JSONCoding", "LLM", "LLMTesting", "ServerSentEvents", "Waiting", "WebAPI",
            ],
            resources: [.copy("Fixtures")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ResilienceTests",
            dependencies: [
                "Cases", "FaultServer", "JSONCoding", "LLM", "LLMTesting", "Transports", "Waiting", "WebAPI",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LLMTestingTests",
            dependencies: ["LLMTesting", "Waiting", "WebAPI"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LocalInferenceTests",
            dependencies: ["LLM", "LLMTesting", "LocalInference", "Waiting", "WebAPI"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ChatCoreTests",
            dependencies: [
                "ChatCore", "HandFed", "JSONCoding", "LLM", "LLMTesting", "TemporaryFiles", "Waiting", "WebAPI",
                "store-writer",
            ],
            resources: [.copy("Fixtures")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ChatSettingsTests",
            dependencies: ["ChatSettings", "JSONCoding", "LLM", "LLMTesting", "LocalInference", "Waiting", "WebAPI"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MarkdownTests",
            dependencies: ["Cases", "Markdown"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ChatTerminalTests",
            dependencies: [
                "Cases", "ChatCore", "ChatTerminal", "JSONCoding", "LLM", "LLMTesting", "Waiting", "WebAPI",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ChatServerTests",
            dependencies: [
                "ChatCore", "ChatServer", "ChatSettings", "HandFed", "JSONCoding", "LLM", "LLMTesting",
                "TemporaryFiles", "Waiting", "WebAPI",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ChatUITests",
            dependencies: [
                "Cases", "ChatCore", "ChatSettings", "ChatUI", "HandFed", "JSONCoding", "LLM", "LLMTesting",
                "TemporaryFiles", "Waiting", "WebAPI",
            ]
                + appleStandIns,
            swiftSettings: settings
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["Cases", "FaultServer", "JSONCoding", "Waiting"],
            resources: [.copy("Fixtures")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "ChatCore", "FaultServer", "JSONCoding", "LLM", "LLMTesting", "LocalInference", "ServerSentEvents",
                "WebAPI",
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

// What of Apple's frameworks the app's views use, so that they are checked and driven on a machine without Apple's SDK. No
// product vends it, nor the views where they stand on it.
#if os(Linux)
package.targets += [
    .target(name: "Accessibility", path: "Tests/Support/Accessibility", swiftSettings: appleSettings),
    .target(name: "UniformTypeIdentifiers", path: "Tests/Support/UniformTypeIdentifiers", swiftSettings: appleSettings),
    .target(
        name: "CoreTransferable",
        dependencies: ["UniformTypeIdentifiers"],
        path: "Tests/Support/CoreTransferable",
        swiftSettings: appleSettings
    ),
    .target(
        name: "SwiftUI",
        dependencies: ["CoreTransferable", "UniformTypeIdentifiers"],
        path: "Tests/Support/SwiftUI",
        swiftSettings: appleSettings
    ),
]
#else
package.products.append(.library(name: "ChatUI", targets: ["ChatUI"]))
#endif

var appleStandIns: [Target.Dependency] {
    #if os(Linux)
    ["Accessibility", "CoreTransferable", "SwiftUI", "UniformTypeIdentifiers"]
    #else
    []
    #endif
}

/// Warnings are errors only for us: a newer compiler's warning must not break a package that depends on this one.
var settings: [SwiftSetting] { appleSettings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")] }

/// Without what makes async functions run where they are called: Apple's do not.
var appleSettings: [SwiftSetting] {
    let strict: [SwiftSetting] = Context.environment["MARTLET_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
    return strict + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
