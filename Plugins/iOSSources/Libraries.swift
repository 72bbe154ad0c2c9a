import Foundation
import PackagePlugin

/// The libraries that a target imports and that are not Segue's.
struct Libraries {
  /// The name of the file with a module's own declarations. It stands next to the catalogue, and changes with it.
  static let support = "ObjCSupport.swift"

  private(set) var arguments: [String] = []
  /// The files of translated libraries that are made first.
  private(set) var inputs: [URL] = []

  init(of target: SwiftSourceModuleTarget, package: Package, segue: Package, out: URL) {
    let homes = Dictionary(Self.packages(from: package).flatMap { package in package.targets.map { ($0.id, package) } }) { first, _ in first
    }
    for library in target.recursiveTargetDependencies.compactMap({ $0 as? SwiftSourceModuleTarget }) {
      guard let home = homes[library.id], home.id != segue.id || package.id == segue.id, Self.usesUIKit(library, segue, homes) else {
        continue
      }
      if Originals.files(of: library, in: home).isEmpty {
        // Compiled as it is: its sources are its catalogue.
        arguments += ["--read", library.moduleName + "=" + library.directoryURL.path(percentEncoded: false)]
      } else {
        let folder = Self.outputs(of: library, in: home, besides: out)
        inputs.append(folder.appending(path: Self.support))
        arguments += ["--import", folder.appending(path: "\(library.moduleName).json").path(percentEncoded: false)]
      }
    }
  }

  /// The modules of Segue itself have catalogues of their own (Tools/translator).
  private static func usesUIKit(_ library: SwiftSourceModuleTarget, _ segue: Package, _ homes: [Target.ID: Package]) -> Bool {
    if homes[library.id]?.id == segue.id {
      return library.directoryURL.path.contains("/Tests/Fixtures/")
    }
    return library.recursiveTargetDependencies.contains { homes[$0.id]?.id == segue.id }
  }

  /// The work folder of this plugin for another target.
  private static func outputs(of library: SwiftSourceModuleTarget, in home: Package, besides out: URL) -> URL {
    // …/outputs/PACKAGE/TARGET/destination/iOSSources
    let parts = out.pathComponents
    let base = parts.dropLast(4)
    return URL(fileURLWithPath: base.joined(separator: "/").replacingOccurrences(of: "//", with: "/"))
      .appending(path: home.id).appending(path: library.name).appending(path: parts.suffix(2).joined(separator: "/"))
  }

  private static func packages(from package: Package) -> [Package] {
    var seen: Set<String> = [], waiting = [package], found: [Package] = []
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      found.append(next)
      waiting += next.dependencies.map(\.package)
    }
    return found
  }
}
