import ArgumentParser
import CoreGraphics

/// A program with the commands `play`, `record` and `list` for the view controllers of a package.
///
/// ```
/// @main struct MyApp: SegueApp {
///   static var demos: [Demo] { Demo("counter") { CounterViewController() } }
/// }
/// ```
///
/// The command `swift run MyApp play counter` then plays the demo.
@MainActor public protocol SegueApp {
  /// The demos that can be played, recorded and listed.
  @DemoBuilder static var demos: [Demo] { get }
}

extension SegueApp {
  /// Runs the command line and ends the process.
  ///
  /// The exit code is:
  ///
  /// - 0 after success
  /// - 64 for an invalid command line
  /// - 130 after Ctrl-C and 143 after SIGTERM during a recording
  /// - 1 for any other error, with one line on standard error
  public static func main() { exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), demos: demos)) }
}

/// The command line as a function of its arguments.
@MainActor enum CommandLineTool {
  /// The demos of the command that is running.
  @TaskLocal static var demos: [Demo] = []

  /// Runs a command and returns the exit code.
  ///
  /// - Parameter complain: A closure that receives the error as one line.
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
      print(SegueCommand.fullMessage(for: error))  // the user requested help
    } else if code == .validationFailure {
      complain("\(SegueCommand.message(for: error).replacing("\n", with: " ")) — see --help")
    } else {
      complain("\(error)".replacing("\n", with: " "))
    }
    return code.rawValue
  }

  nonisolated static func printError(_ line: String) { FileHandle.standardError.write(Data("error: \(line)\n".utf8)) }
}
