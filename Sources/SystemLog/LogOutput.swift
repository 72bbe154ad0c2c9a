import Foundation

/// The standard error output, and what the environment says about it.
package enum LogOutput {
  /// The function that receives lines instead of the standard error output. Tests set it.
  @TaskLocal package static var receiver: (@Sendable (String) -> Void)?
  /// A Boolean value that indicates whether signposts are written. Tests set it.
  @TaskLocal package static var showsSignposts = environment("SEGUE_LOG_SIGNPOSTS") != nil
  /// A Boolean value that indicates whether private values are written. Tests set it.
  @TaskLocal package static var showsPrivateValues = environment("SEGUE_LOG_PRIVATE") != nil
  /// The lowest level that is written, or `nil` if nothing is written. Tests set it.
  @TaskLocal package static var lowest: OSLogType? = level(environment("SEGUE_LOG"))

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// Returns the level with a name. An unknown name, and no name, mean the lowest level.
  package static func level(_ name: String?) -> OSLogType? {
    switch name {
    case "info": .info
    case "default": .default
    case "error": .error
    case "fault": .fault
    case "off": nil
    default: .debug
    }
  }

  /// Writes a line. Lines of several threads are not mixed.
  static func write(_ line: String) {
    if let receiver { return receiver(line) }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
