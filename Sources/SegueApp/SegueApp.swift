import ArgumentParser
import CoreGraphics

/// Gives a package `play`, `record` and `list` for its own controllers:
///
///     @main struct MyApp: SegueApp {
///       static var demos: [Demo] { Demo("counter") { CounterViewController() } }
///     }
///
/// `swift run MyApp play counter` then plays it.
@MainActor public protocol SegueApp {
  /// What can be played, recorded and listed.
  @DemoBuilder static var demos: [Demo] { get }
}

extension SegueApp {
  /// Runs the command line and ends the process: 0 when all went well, 64 for a wrong command line, 130 after Ctrl-C in a recording (143 after a
  /// polite kill),
  /// 1 for everything else, with one line on standard error.
  public static func main() { exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), demos: demos)) }
}

/// The command line as a function of its words.
@MainActor enum CommandLineTool {
  /// What the commands choose from while they run.
  @TaskLocal static var demos: [Demo] = []

  /// Runs a command and gives the exit code.
  ///
  /// - Parameter complain: takes the one line that says what went wrong.
  static func run(_ arguments: [String], demos: [Demo], complain: (String) -> Void = printError) -> Int32 {
    $demos.withValue(demos) {
      do {
        var command = try SegueCommand.parseAsRoot(arguments)
        try command.run()
        return 0
      } catch {
        return report(error, complain)
      }
    }
  }

  private static func report(_ error: any Error, _ complain: (String) -> Void) -> Int32 {
    switch error {
    case let problem as any OneLineError:
      complain("\(problem)")
      return 1
    case let code as ExitCode: return code.rawValue
    default: break
    }
    let code = SegueCommand.exitCode(for: error)
    if code.isSuccess {
      print(SegueCommand.fullMessage(for: error))  // help was asked for
    } else if code == .validationFailure {
      complain("\(SegueCommand.message(for: error).replacing("\n", with: " ")) — see --help")
    } else {
      complain("\(error)".replacing("\n", with: " "))
    }
    return code.rawValue
  }

  nonisolated static func printError(_ line: String) { FileHandle.standardError.write(Data("error: \(line)\n".utf8)) }
}
