import CoreGraphics
import HostInterface
import UIKit

extension Demo {
  /// Creates a demo from an app that has its own delegate. It is launched as `UIApplicationMain` launches it.
  ///
  /// - Parameters:
  ///   - name: The name of the demo for the command line, which must be one word.
  ///   - summary: A description of one line for `list`.
  ///   - scripts: Files named `NAME.touches`, or folders that contain them. The default is the folder `TouchScripts` in the resources of
  ///     two targets. These are the target named after the demo, `NAMEDemo`, and the target that creates the demo.
  ///   - file: The file that creates the demo, which determines its target.
  ///   - delegate: The class of the app's delegate.
  ///   - principal: The class of the application object.
  ///   - manifest: The entries of the app's `Info.plist` about scenes. The default is the `Info.plist` of the program.
  public init(
    _ name: String, _ summary: String = "", scripts: [URL]? = nil, file: String = #fileID, delegate: UIResponder.Type,
    principal: UIApplication.Type = UIApplication.self, manifest: AppManifest? = nil
  ) {
    let manifest = manifest ?? .ofProgram(module: String(String(reflecting: delegate).prefix { $0 != "." }))
    self.init(name, summary, scripts: scripts, file: file) { (launch: Launch) -> any HostedApplication in
      AppSession(
        device: launch.device, environment: launch.environment, tickRate: Int64(launch.ticksPerSecond), threads: launch.threads,
        clock: launch.clock, delegate: delegate, principal: principal, manifest: manifest)
    }
  }
}

extension AppManifest {
  /// Returns the entries of the program's `Info.plist`. The file is next to the program or in the resources of a module. SwiftPM permits it
  /// there only inside a folder.
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

/// Runs the command line of a program that consists of one app. CProgram calls it for `UIApplicationMain`. Without arguments the app is
/// played.
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
