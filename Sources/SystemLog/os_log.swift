/// The type of a log in C.
public typealias os_log_t = OSLog
/// The type of a level in C.
public typealias os_log_type_t = OSLogType

/// Writes a message to a log.
///
/// The message is a format with `printf` conversions. `%@` and `%s` are private and are written as `<private>`, unless their options say
/// `%{public}@`. Numbers are public unless their options say `%{private}d`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write({ FormatString.text("\(message)", args) }, type: type)
}

/// Writes a message of a level to a log. The message is a format with `printf` conversions.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
  log.write({ FormatString.text("\(message)", args) }, type: type)
}

/// Writes a message with interpolated values to the default log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, type: .default) }

/// Writes a message of a level, with interpolated values, to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type: type) }
