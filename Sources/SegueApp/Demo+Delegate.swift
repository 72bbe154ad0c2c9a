import CoreGraphics
import HostInterface
import UIKit

extension Demo {
  /// A demo that is an app with a delegate of its own, launched as `UIApplicationMain` launches it.
  ///
  /// - Parameters:
  ///   - name: one word, for the command line.
  ///   - summary: one line for `list`.
  ///   - scripts: as of a demo that shows a controller.
  ///   - delegate: the class of the app's delegate.
  ///   - principal: the class of the application object.
  ///   - manifest: what its `Info.plist` says of scenes; unless given, that of the program.
  public init(
    _ name: String, _ summary: String = "", scripts: [URL]? = nil, file: String = #fileID, delegate: UIResponder.Type,
    principal: UIApplication.Type = UIApplication.self, manifest: AppManifest? = nil
  ) {
    let manifest = manifest ?? .ofProgram(module: String(String(reflecting: delegate).prefix { $0 != "." }))
    self.init(name, summary, scripts: scripts, file: file) { (launch: Launch) -> any HostedApplication in
      AppSession(
        device: launch.device, surroundings: launch.surroundings, tickRate: Int64(launch.ticksPerSecond), threads: launch.threads,
        clock: launch.clock, delegate: delegate, principal: principal, manifest: manifest)
    }
  }
}

extension AppManifest {
  /// What the program's own `Info.plist` says: beside the program, or among the resources of a module (in a folder there: SwiftPM takes none at
  /// the top).
  static func ofProgram(module: String, beside program: URL = Bundle.main.bundleURL) -> AppManifest {
    let files = FileManager.default
    let entries = (try? files.contentsOfDirectory(atPath: program.path))?.sorted() ?? []
    let bundles = entries.filter { $0.hasSuffix("_\(module).resources") }.map(program.appendingPathComponent)
    let folders = bundles.flatMap { bundle -> [URL] in
      let inside = (try? files.contentsOfDirectory(atPath: bundle.path))?.sorted() ?? []
      return [bundle] + inside.map(bundle.appendingPathComponent)
    }
    for folder in [program] + folders {
      guard let data = files.contents(atPath: folder.appendingPathComponent("Info.plist").path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      return AppManifest(infoDictionary: list, module: module)
    }
    return AppManifest(module: module)
  }
}

/// What `UIApplicationMain` calls, through CProgram: the program's command line over the one app that it is. Without words it is played.
@_cdecl("segue_play_application")
func playApplication(_ delegate: UnsafeRawPointer, _ principal: UnsafeRawPointer) -> Int32 {
  let delegate: AnyClass = unsafeBitCast(delegate, to: AnyClass.self)
  let principal: AnyClass = unsafeBitCast(principal, to: AnyClass.self)
  return MainActor.assumeIsolated {
    let words = Array(CommandLine.arguments.dropFirst())
    let name = SegueCommand.programName.lowercased().filter { !$0.isWhitespace && $0 != "#" }
    let demo = Demo(
      name.isEmpty ? "app" : name, file: String(reflecting: delegate).replacingOccurrences(of: ".", with: "/"),
      delegate: delegate as! UIResponder.Type, principal: principal as! UIApplication.Type)
    return CommandLineTool.run(words.isEmpty ? ["play"] : words, demos: [demo])
  }
}
