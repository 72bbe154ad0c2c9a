// swift-tools-version: 6.1
// Translates sources that were written for iOS. It is a package of its own, so that only those who need it build it.
import PackageDescription

// The toolchain has swift-syntax as libraries. With them the translator is built in seconds (Docs/decisions/0073-swift-syntax.md). The
// variable is set by Tools/translator where they exist. Otherwise the package is built from source.
let host = Context.environment["SEGUE_SWIFT_SYNTAX"]
let products = ["SwiftSyntax", "SwiftParser"]

let package = Package(
  name: "Translator",
  products: [.executable(name: "segue-translate", targets: ["segue-translate"])],
  dependencies: host == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : [],
  targets: [
    .target(
      name: "SourceTranslation", dependencies: host == nil ? products.map { .product(name: $0, package: "swift-syntax") } : [],
      swiftSettings: host.map { [.unsafeFlags(["-I", $0])] } ?? [], linkerSettings: linked),
    .executableTarget(
      name: "segue-translate", dependencies: ["SourceTranslation"], swiftSettings: host.map { [.unsafeFlags(["-I", $0])] } ?? []),
    .testTarget(
      name: "SourceTranslationTests", dependencies: ["SourceTranslation"], swiftSettings: host.map { [.unsafeFlags(["-I", $0])] } ?? []),
  ],
  swiftLanguageModes: [.v6]
)

var linked: [LinkerSetting] {
  guard let host else { return [] }
  return products.map { .linkedLibrary($0) } + [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
}
