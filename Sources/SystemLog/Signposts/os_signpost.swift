extension OSLog {
  /// Writes a signpost if the log writes signposts. The exclusive identifier is not written.
  func mark(_ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: (() -> String)? = nil) {
    guard signpostsEnabled else { return }
    let number = id == .exclusive ? "" : " \(id.rawValue)"
    writeSignpost("\(type.word) \(name)\(number)\(message.map { " " + $0() } ?? "")")
  }
}

/// Marks a point in time, or the beginning or end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
  log.mark(type, name, signpostID)
}

/// Marks a point in time, or the beginning or end of an interval, with a message. The message is a format with `printf` conversions.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {
  log.mark(type, name, signpostID) { FormatString.text("\(format)", arguments) }
}
