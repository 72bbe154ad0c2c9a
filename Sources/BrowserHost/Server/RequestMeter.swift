/// A measurement of a request, byte by byte as it arrives, before it is stored or parsed.
struct RequestMeter: Sendable {
  /// The part of the request that is too long.
  enum Excess: Sendable { case line, head, body }

  private enum Part { case line, headers, body }
  private let limits: Limits
  private var part = Part.line
  /// The number of bytes of the head or the body so far.
  private var count = 0
  private var isLineEmpty = true

  init(_ limits: Limits) { self.limits = limits }

  /// A Boolean value that indicates whether any byte has arrived.
  var hasBegun: Bool { part != .line || count > 0 }

  /// Counts the bytes of a request. The result is the part that exceeds its limit, or `nil`.
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
      // An empty line ends the head. Empty lines before the first line are ignored.
      if part == .headers, isLineEmpty { (part, count) = (.body, 0) } else if !isLineEmpty { part = .headers }
      isLineEmpty = true
    case UInt8(ascii: "\r"): break
    default: isLineEmpty = false
    }
  }
}
