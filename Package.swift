// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Streams",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Streams", targets: ["Streams"]),
        .library(name: "StreamsTesting", targets: ["StreamsTesting"]),
        .library(name: "ConfirmCode", targets: ["ConfirmCode"]),
        .library(name: "ConfirmCodeUI", targets: ["ConfirmCodeUI"]),
        .executable(name: "confirm-code", targets: ["confirm-code"]),
        .executable(name: "streams-bench", targets: ["streams-bench"]),
        .executable(name: "marbles", targets: ["marbles"]),
    ],
    targets: [
        .target(name: "Streams"),
        .target(name: "VirtualTime", dependencies: ["Streams"]),
        .target(name: "StreamsTesting", dependencies: ["VirtualTime"]),
        .target(name: "ConfirmCode", dependencies: ["Streams"]),
        .target(name: "ConfirmCodeUI", dependencies: ["ConfirmCode", "Streams"]),
        .executableTarget(name: "confirm-code", dependencies: ["ConfirmCode", "Streams", "VirtualTime"]),
        .executableTarget(name: "marbles", dependencies: ["VirtualTime"]),
        .target(name: "AllocationCount"),
        .executableTarget(name: "streams-bench", dependencies: ["AllocationCount", "Streams", "VirtualTime"]),

        .testTarget(name: "StreamsTests", dependencies: ["LoopbackServer", "Streams", "StreamsTesting", "Threads"]),
        .testTarget(name: "MainActorTests", dependencies: ["Streams", "StreamsTesting", "Toolchain"]),
        .testTarget(
            name: "DefaultIsolationTests", dependencies: ["Streams", "StreamsTesting"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "LanguageMode5Tests", dependencies: ["Streams"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "LawsTests", dependencies: ["Streams", "StreamsTesting", "Threads"]),
        .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime", "StreamsTesting"]),
        .testTarget(name: "StreamsTestingTests", dependencies: ["StreamsTesting"]),
        .testTarget(name: "MarblesTests", dependencies: ["marbles", "VirtualTime"]),
        .testTarget(name: "OracleTests", dependencies: ["StreamsTesting"]),
        .target(name: "LoopbackServer", dependencies: ["Streams"], path: "Tests/LoopbackServer"),
        .target(name: "Threads", dependencies: ["StreamsTesting"], path: "Tests/Threads"),
        .target(name: "Toolchain", path: "Tests/Toolchain"),
        .testTarget(name: "ConfirmCodeTests", dependencies: ["ConfirmCode", "LoopbackServer", "StreamsTesting"]),
        .testTarget(
            name: "ConfirmCodeUITests",
            dependencies: ["ConfirmCode", "ConfirmCodeUI", "Streams", "StreamsTesting", "Toolchain"]),
        .testTarget(name: "DocsTests", dependencies: ["ConfirmCode", "LoopbackServer", "Streams", "StreamsTesting"]),
        .testTarget(name: "FuzzTests", dependencies: ["ConfirmCode", "VirtualTime"]),
        .testTarget(name: "HouseTests", dependencies: ["Toolchain"]),
        .testTarget(name: "ConfirmCodeAppTests", dependencies: ["confirm-code", "LoopbackServer", "StreamsTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
