import CoreGraphics

/// A socket on this machine that says whatever a test wants, for at most some seconds.
struct RawClient: ~Copyable {
  private let socket: Int32

  init?(port: Int, seconds: Int = 10, address name: String = "127.0.0.1") {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, name, &address.sin_addr)
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard connected == 0 else { return nil }
  }

  deinit { Foundation.close(socket) }

  /// Whether everything was taken.
  @discardableResult func say(_ bytes: [UInt8]) -> Bool {
    var place = 0
    while place < bytes.count {
      let count = bytes[place...].withUnsafeBytes { send(socket, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      place += count
    }
    return true
  }
  @discardableResult func say(_ text: String) -> Bool { say(Array(text.utf8)) }

  /// What comes next, at most so many bytes; empty at the end, nil when nothing comes.
  func hear(_ most: Int = 1 << 16) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = recv(socket, &bytes, most, 0)
    return count >= 0 ? Array(bytes.prefix(count)) : errno == EAGAIN ? nil : []
  }

  /// Everything until the other side ends the connection; nil when it does not.
  func hearAll() -> String? {
    var all: [UInt8] = []
    while let more = hear() {
      if more.isEmpty { return String(decoding: all, as: UTF8.self) }
      all += more
    }
    return nil
  }

  /// The status with which a request is answered before the connection ends; nil when it does not end.
  func status() -> Int? { hearAll().map { Int($0.split(separator: " ").dropFirst().first ?? "") ?? 0 } }

  // MARK: A viewer

  /// Becomes a viewer's stream.
  func becomeViewer(port: Int) -> Bool {
    say(
      """
      GET /stream HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
      """)
    var head = ""
    while !head.hasSuffix("\r\n\r\n"), let byte = hear(1), !byte.isEmpty { head += String(decoding: byte, as: UTF8.self) }
    return head.hasPrefix("HTTP/1.1 101 ")
  }

  /// A line of text in a frame, masked with nothing.
  static func frame(_ text: String) -> [UInt8] { [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8) }

  /// The next text or picture of the stream: its first bytes.
  func message() -> [UInt8]? {
    func take(_ count: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      while bytes.count < count {
        guard let more = hear(count - bytes.count), !more.isEmpty else { return nil }
        bytes += more
      }
      return bytes
    }
    guard let head = take(2) else { return nil }
    var size = Int(head[1])
    if size == 126 { size = take(2)?.reduce(0) { $0 << 8 | Int($1) } ?? 0 }
    if size == 127 { size = take(8)?.reduce(0) { $0 << 8 | Int($1) } ?? 0 }
    return take(size)
  }
}
