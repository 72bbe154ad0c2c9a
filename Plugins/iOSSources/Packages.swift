import Foundation
import PackagePlugin

/// The packages of a build.
enum Packages {
  /// Returns Segue's package: the given one, or one that it depends on.
  static func segue(from package: Package) -> Package? {
    var seen: Set<String> = [], waiting = [package]
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      if next.displayName == "Segue" { return next }
      waiting += next.dependencies.map(\.package)
    }
    return nil
  }

  /// Returns the files whose change makes every translation new: the translator, and the lists of UIKit's optional requirements.
  static func inputs(of segue: Package) -> [URL] {
    let root = segue.directoryURL
    let translator = files(below: root.appending(path: "Tools/Translator/Sources"))
    let lists = files(below: root.appending(path: "Sources")).filter { $0.lastPathComponent == "OptionalRequirements.swift" }
    return translator + lists + [root.appending(path: "Tools/translator")]
  }

  private static func files(below folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }
}
