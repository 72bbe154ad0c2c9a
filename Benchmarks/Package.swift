// swift-tools-version: 6.1
// What Segue costs: `swift run -c release segue-bench` prints one line a figure.
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Segue", path: "..")],
  targets: [
    .executableTarget(
      name: "segue-bench",
      dependencies: [
        .product(name: "SegueEngines", package: "Segue"), .product(name: "UIKit", package: "Segue"),
        .product(name: "CardTransition", package: "Segue"), .product(name: "AVFoundation", package: "Segue"),
        .product(name: "TodayDemo", package: "Segue"), .product(name: "GalleryDemo", package: "Segue"),
        .product(name: "NotesDemo", package: "Segue"), "BareBox2D",
      ]),
    // The library of dynamics by itself, to measure beside.
    .target(name: "BareBox2D", linkerSettings: [.linkedLibrary("box2d")]),
  ],
  swiftLanguageModes: [.v6]
)
