/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: @unchecked Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID
  /// Creates the state of an interval that has begun.
  public init(id: OSSignpostID) { signpostID = id }
  /// Returns the state of an interval that has begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}

/// A value that marks points and intervals in time.
///
/// There is no tool that records signposts here. With the environment variable `SEGUE_LOG_SIGNPOSTS` they are written like messages.
/// Otherwise they have no effect.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter for the default log.
  public init() { log = .default }
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter for the log of a logger's subsystem and category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter for a subsystem and a category of the system's own.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// The signposter that marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// A Boolean value that indicates whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }
  /// Returns a new identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Marks the beginning of an interval. The result belongs to the call that marks its end.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    mark(.begin, name, id)
    return OSSignpostIntervalState(id: id)
  }
  /// Marks the beginning of an interval with a message. The result belongs to the call that marks its end.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState {
    mark(.begin, name, id, message)
    return OSSignpostIntervalState(id: id)
  }
  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { mark(.end, name, state.signpostID) }
  /// Marks the end of an interval with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    mark(.end, name, state.signpostID, message)
  }
  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { mark(.event, name, id) }
  /// Marks a point in time with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) { mark(.event, name, id, message) }
  /// Runs a closure in an interval. The interval also ends if the closure throws an error.
  public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T {
    mark(.begin, name, id)
    defer { mark(.end, name, id) }
    return try task()
  }
  /// Runs a closure in an interval with a message. The interval also ends if the closure throws an error.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    mark(.begin, name, id, message)
    defer { mark(.end, name, id) }
    return try task()
  }

  private func mark(_ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: OSLogMessage? = nil) {
    log.mark(type, name, id, message.map { $0.text })
  }
}
