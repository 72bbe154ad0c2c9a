import CoreGraphics
import HostInterface

/// A touch script of a demo, as a file.
struct DemoScript: Hashable, Sendable {
  /// The name of the file without its extension.
  var name: String
  var path: String
  /// The name of the demo in the script's `demo` line. It is `nil` if that line cannot be read.
  var demo: String?

  /// Returns the scripts among files and in folders, in alphabetical order. Several demos may share a folder.
  ///
  /// - Parameter name: The only name to read. The default is `nil`, which reads all scripts.
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

  /// Returns the default folders of a demo's scripts, in the target that is named after the demo and in the target that creates the demo.
  ///
  /// - Parameter file: The value of `#fileID`, which is `MODULE/FILE.swift`.
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
  /// The suffix of a target's resources, which SwiftPM names `PACKAGE_TARGET.resources`.
  private static let bundleEnding = ".resources"
}

extension Demo {
  /// All scripts in the demo's files and folders, including those of other demos.
  var foundScripts: [DemoScript] { DemoScript.all(in: scripts) }
  /// The scripts that name this demo in their `demo` line.
  var ownScripts: [DemoScript] { foundScripts.filter { $0.demo == name } }
}
