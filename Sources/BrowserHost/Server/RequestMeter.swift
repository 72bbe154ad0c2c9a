/// Measures one request byte by byte as it arrives, before anything is gathered or understood.
struct RequestMeter: Sendable {
  /// What is too long.
  enum Excess: Sendable { case line, head, body }

  private enum Part { case line, headers, body }
  private let limits: Limits
  private var part = Part.line
  /// Bytes of the head, or of the body.
  private var count = 0
  private var isLineEmpty = true

  init(_ limits: Limits) { self.limits = limits }

  /// Whether anything was said at all.
  var hasBegun: Bool { part != .line || count > 0 }

  /// Nil as long as everything is within its limit.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> Excess? {
    var place = 0
    while place < bytes.count {
      guard part != .body else {
        count += bytes.count - place
        return count > limits.body ? .body : nil
      }
      count += 1
      if part == .line, count > limits.requestLine { return .line }
      if count > limits.head { return .head }
      take(bytes[place])
      place += 1
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"):
      // An empty line ends the head; before the first line it is overlooked.
      if part == .headers, isLineEmpty { (part, count) = (.body, 0) } else if !isLineEmpty { part = .headers }
      isLineEmpty = true
    case UInt8(ascii: "\r"): break
    default: isLineEmpty = false
    }
  }
}
