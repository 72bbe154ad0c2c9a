import ArgumentParser
import CoreGraphics

/// The root of the command line.
struct SegueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: programName,
    abstract: "Play, record and list demos, and translate sources written for iOS.",
    discussion: """
      EXAMPLES:
        \(programName) list
        \(programName) play DEMO
        \(programName) record DEMO --script touches.txt --out film.mp4
      """,
    version: "Segue \(version)",
    subcommands: [ListCommand.self, PlayCommand.self, RecordCommand.self, TranslateCommand.self])

  /// The version of Segue that packages depend on.
  static let version = "0.1.0"

  /// The name of the program as the user typed it, without its folder.
  static let programName = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "segue"
}
