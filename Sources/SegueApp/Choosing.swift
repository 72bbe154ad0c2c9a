import CoreGraphics
import HostInterface

/// The interpretation of words of the command line.
@MainActor enum Choosing {
  /// Returns the demo with a name, or the first demo if the name is `nil`.
  static func demo(_ name: String?) throws(CommandError) -> Demo {
    if let name { return try demo(name) }
    guard let first = CommandLineTool.demos.first else {
      throw CommandError(problem: "no demo to play", remedy: "this program has none: list one in its `demos`")
    }
    return first
  }

  static func demo(_ name: String) throws(CommandError) -> Demo {
    let demos = CommandLineTool.demos
    if let demo = demos.first(where: { $0.name == name }) { return demo }
    throw CommandError(
      problem: "no demo '\(name)'", remedy: demos.isEmpty ? "this program has none" : "demos are \(names(demos.map(\.name)))")
  }

  static func device(_ name: String) throws(CommandError) -> Device {
    if let device = Device.named(name) { return device }
    throw CommandError(problem: "no device '\(name)'", remedy: Device.remedy)
  }

  /// Returns a script by its name in the demo, or by the path of its file.
  static func script(_ word: String, for demo: Demo) throws -> TouchScript {
    let found = DemoScript.all(in: demo.scripts, named: word)
    let isFile = word.contains("/") || word.hasSuffix(".touches") || FileManager.default.fileExists(atPath: word)
    // A script of another demo, and a script that cannot be read, cause a specific error later.
    let named = found.first { $0.demo == demo.name } ?? found.first
    guard let path = named?.path ?? (isFile ? word : nil) else {
      let own = demo.ownScripts
      throw CommandError(
        problem: "no script '\(word)'",
        remedy: own.isEmpty
          ? "'\(demo.name)' brings none: name a file" : "scripts of '\(demo.name)' are \(names(own.map(\.name))); or name a file")
    }
    let script = try TouchScript(contentsOfFile: path)
    guard script.demo == demo.name else {
      throw CommandError(
        problem: "\(path) is for the demo '\(script.demo)'", remedy: "record '\(script.demo)', or change the script's 'demo' line")
    }
    return script
  }

  private static func names(_ words: [String]) -> String { words.joined(separator: ", ") }
}
