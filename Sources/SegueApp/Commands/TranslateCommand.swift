import ArgumentParser
import CoreGraphics

/// The command `translate`, which prints sources written for iOS as they are compiled here.
struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate", abstract: "Print sources written for iOS as they are compiled on Linux.",
    discussion: """
      Each changed line has a comment above it that says why. Pass all files of a module, because the translation of one depends on the others. The files themselves are not modified. Docs/ios-sources.md lists the forms.

      EXAMPLE:
        \(SegueCommand.programName) translate Sources/App/*.swift
      """)

  @Argument(help: "The Swift files of a module.") var files: [String]

  func run() throws {
    guard let script = Self.script(from: URL(fileURLWithPath: CommandLine.arguments.first ?? "")) else {
      throw CommandError(
        problem: "the translator was not found next to \(SegueCommand.programName)",
        remedy: "run the command from a checkout of Segue, with ./segue translate")
    }
    let process = Process()
    process.executableURL = script
    process.arguments = ["show"] + files
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ExitCode(process.terminationStatus) }
  }

  /// Returns the script that builds the translator. It is in the checkout above the executable, or in a checkout that a package depends on.
  static func script(from executable: URL) -> URL? {
    var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let checkouts = folder.appending(path: "checkouts")
      let found = (try? FileManager.default.contentsOfDirectory(at: checkouts, includingPropertiesForKeys: nil)) ?? []
      for root in [folder] + found {
        let script = root.appending(path: "Tools/translator")
        if FileManager.default.isExecutableFile(atPath: script.path) { return script }
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
