// swift-tools-version: 6.1
// A package that depends on Segue by version.
import PackageDescription

let package = Package(
  name: "MyApp",
  dependencies: [.package(url: "https://github.com/segue-ui/segue", from: "0.1.0")],
  targets: [
    .target(name: "Counter", dependencies: [.product(name: "UIKit", package: "segue")]),
    .target(
      name: "Cards", dependencies: [.product(name: "UIKit", package: "segue"), .product(name: "CardTransition", package: "segue")]),
    // Written for iOS: all files but Linux.swift are translated during the build.
    .target(
      name: "Profile", dependencies: [.product(name: "UIKit", package: "segue")], sources: ["Linux.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "iOSSources", package: "segue")]),
    .executableTarget(
      name: "MyApp", dependencies: ["Counter", .product(name: "SegueApp", package: "segue")], resources: [.copy("TouchScripts")]),
    .testTarget(name: "CardsTests", dependencies: ["Cards", .product(name: "SegueTesting", package: "segue")]),
    .testTarget(name: "CounterTests", dependencies: ["Counter", .product(name: "SegueTesting", package: "segue")]),
    .testTarget(name: "ProfileTests", dependencies: ["Profile", .product(name: "SegueTesting", package: "segue")]),
  ],
  swiftLanguageModes: [.v6]
)
