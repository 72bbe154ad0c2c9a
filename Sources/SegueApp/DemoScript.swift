import CoreGraphics
import HostInterface

/// A touch script that some demo brings: a file, and whose it is.
struct DemoScript: Hashable, Sendable {
  /// Its file's name without the ending.
  var name: String
  var path: String
  /// The demo that its `demo` line names; nil when it cannot be read so far.
  var demo: String?

  /// The scripts among files and in folders, in alphabetical order. A demo may bring a folder that it shares with others.
  ///
  /// - Parameter name: only those of the name are read.
  static func all(in places: [URL], named name: String? = nil) -> [DemoScript] {
    places.flatMap { url -> [URL] in
      guard url.pathExtension != ending else { return [url] }
      let files = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == ending }
    }
    .filter { name == nil || $0.deletingPathExtension().lastPathComponent == name }
    .map { DemoScript(name: $0.deletingPathExtension().lastPathComponent, path: $0.path, demo: TouchScript.demo(ofFile: $0.path)) }
    .sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }

  /// Where a demo's scripts lie unless it says: with the target that is called after it, and with the one that makes it.
  ///
  /// - Parameter file: as `#fileID` has it, `MODULE/FILE.swift`.
  static func folders(of demo: String, madeIn file: String, beside program: URL = Bundle.main.bundleURL) -> [URL] {
    let words = demo.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    let own = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Demo"
    let targets = Set([own, String(file.prefix { $0 != "/" })])
    let bundles = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    return bundles.sorted().filter { bundle in
      bundle.hasSuffix(bundleEnding) && targets.contains { bundle.dropLast(bundleEnding.count).hasSuffix("_\($0)") }
    }
    .map { program.appendingPathComponent($0).appendingPathComponent("TouchScripts") }
    .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static let ending = "touches"
  /// SwiftPM calls a target's resources `PACKAGE_TARGET.resources`.
  private static let bundleEnding = ".resources"
}

extension Demo {
  /// What it brings, whoever's it is.
  var foundScripts: [DemoScript] { DemoScript.all(in: scripts) }
  /// Those that name it in their `demo` line.
  var ownScripts: [DemoScript] { foundScripts.filter { $0.demo == name } }
}
