import Foundation

/// A log, with a subsystem and a category that appear in each line of output.
///
/// Messages are written to the standard error output, one line each: `[subsystem:category] level: message`. The lines contain no time, so
/// that the same script writes the same lines. The environment variable `SEGUE_LOG` names the lowest level that is written: `debug`, `info`,
/// `default`, `error`, `fault` or `off`. The default is `debug`.
public final class OSLog: NSObject, @unchecked Sendable {
  /// The identifier of the subsystem, for example "com.example.app". It is empty in the default log.
  package let subsystem: String
  /// The category of the messages. It is empty in the default log.
  package let category: String
  private let isDisabled: Bool

  /// Creates a log for a subsystem and a category.
  public convenience init(subsystem: String, category: String) { self.init(subsystem: subsystem, category: category, isDisabled: false) }
  /// Creates a log for a subsystem and a category of the system's own.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }
  private init(subsystem: String, category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
  /// The log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// The categories of the system's own.
  public struct Category: Hashable, Sendable {
    let rawValue: String
    /// The category of points of interest, which tools show on a timeline on iOS.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category of signposts that are off until a tool records them on iOS.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The category of signposts with a stack trace on iOS.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Returns a Boolean value that indicates whether the log writes messages of a level.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.lowest.map { type.severity >= $0.severity } ?? false }
  /// A Boolean value that indicates whether the log writes signposts. The environment variable `SEGUE_LOG_SIGNPOSTS` switches them on.
  public var signpostsEnabled: Bool { !isDisabled && LogOutput.showsSignposts }

  /// Writes the line of a message.
  package func write(_ message: () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogOutput.write("\(heading)\(type.word): \(message())")
  }
  /// Writes the line of a signpost.
  package func writeSignpost(_ text: String) { LogOutput.write("\(heading)signpost: \(text)") }
  /// The subsystem and the category in brackets, and a space.
  private var heading: String {
    subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
  }
}
