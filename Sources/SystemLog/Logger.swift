/// A value that writes messages with interpolated values to a log.
///
/// Strings and objects in a message are private unless the interpolation says otherwise, and are written as `<private>`. Numbers, Boolean
/// values and the text of the message itself are public.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for the default log.
  public init() { log = .default }
  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, type: level) }
  /// Writes a message at the debug level.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message at the debug level.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message at the info level.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message at the error level.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message at the error level.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message at the fault level.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message at the fault level.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
