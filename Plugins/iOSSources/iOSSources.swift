import Foundation
import PackagePlugin

/// Translates the sources of a target that were written for iOS (Docs/ios-sources.md).
///
/// The files that `sources:` of the target lists are written for Linux and compiled as they are. All other Swift files below the target's
/// folder are translated.
@main struct iOSSources: BuildToolPlugin {
  /// The variables that Tools/translator reads.
  private static let variables: Set<String> = ["PATH", "HOME", "SEGUE_CACHE", "XDG_CACHE_HOME", "TMPDIR"]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    guard let segue = Packages.segue(from: context.package) else {
      throw PluginError("the package \(context.package.displayName) does not depend on Segue; add Segue to its dependencies")
    }
    let originals = Originals.files(of: target, in: context.package)
    guard !originals.isEmpty else {
      throw PluginError(
        "the target \(target.name) has no Swift file to translate, because all of them are compiled as they are; list those that are "
          + "written for Linux in its manifest, at least one, for example sources: [\"Linux.swift\"]")
    }
    let out = context.pluginWorkDirectoryURL
    let libraries = Libraries(of: target, package: context.package, segue: segue, out: out)
    let script = segue.directoryURL.appending(path: "Tools/translator")
    let root = target.directoryURL.path(percentEncoded: false)
    return [
      .buildCommand(
        displayName: "Translating \(target.name)", executable: script,
        arguments: [
          "module", "--module", target.moduleName, "--root", root.hasSuffix("/") ? String(root.dropLast()) : root,
          "--out", out.path(percentEncoded: false), "--catalogue",
          out.appending(path: "\(target.moduleName).json").path(percentEncoded: false),
        ] + libraries.arguments + originals.map { $0.path(percentEncoded: false) },
        environment: ProcessInfo.processInfo.environment.filter { Self.variables.contains($0.key) },
        inputFiles: originals + libraries.inputs + Packages.inputs(of: segue),
        outputFiles: originals.map { out.appending(path: Originals.translatedName(of: $0, below: root)) } + [
          out.appending(path: Libraries.support)
        ])
    ]
  }
}

struct PluginError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
