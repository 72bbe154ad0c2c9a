import Foundation
import PackagePlugin

/// The files of a target that are written for iOS.
enum Originals {
  /// Returns the Swift files below the folder of a target that neither the target itself compiles nor another target has.
  static func files(of target: SwiftSourceModuleTarget, in package: Package) -> [URL] {
    let compiled = Set(target.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let folder = target.directoryURL.standardizedFileURL.path
    let others = package.targets.map { $0.directoryURL.standardizedFileURL.path }.filter { $0 != folder && $0.hasPrefix(folder + "/") }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      let path = folder + "/" + name
      guard name.hasSuffix(".swift"), !name.hasPrefix("."), !name.contains("/."), !compiled.contains(path) else { return nil }
      return others.contains { path.hasPrefix($0 + "/") } ? nil : URL(fileURLWithPath: path)
    }
  }

  /// Returns the name of the translated file: the path below the target's folder, with `+` between the folders.
  static func translatedName(of file: URL, below root: String) -> String {
    let path = file.path, root = URL(fileURLWithPath: root).standardizedFileURL.path
    return path.dropFirst(root.count + 1).dropLast(".swift".count).split(separator: "/").joined(separator: "+") + ".translated.swift"
  }
}
