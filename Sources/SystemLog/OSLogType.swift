/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level. Higher numbers are more severe, except that `default` is 0.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages about things that may lead to a failure.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of messages that are helpful, but not essential.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages for development.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors of the process.
  public static let error = OSLogType(rawValue: 16)
  /// The level of errors of the system or of several processes.
  public static let fault = OSLogType(rawValue: 17)

  /// The word for the level in a line of output.
  package var word: String {
    switch self {
    case .default: "default"
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "level \(rawValue)"
    }
  }
  /// The place of the level in the order of severity: debug, info, default, error, fault.
  package var severity: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .default: 2
    default: Int(rawValue)
    }
  }
}
