import CoreGraphics
import NIOHTTP1

/// The access control of the server. Each request is checked here, including the upgrade to a WebSocket. A request that fails receives the
/// status 403 and no data of the app.
///
/// - `Host` must be a numeric address or `localhost`. A name that an attacker's DNS server directs to this machine is refused.
/// - `Origin` must match the host if it is sent, and it is required for the stream. Pages of other origins are refused.
/// - Away from loopback, the page and the stream must present the token of this run.
struct AccessControl: Sendable {
  /// The token, which is created for each run. It is `nil` if none is needed.
  let token: String?

  static func randomToken() -> String {
    var random = SystemRandomNumberGenerator()  // the kernel's generator on every platform
    return (0..<2).map { _ in
      let word = String(random.next(), radix: 16); return String(repeating: "0", count: 16 - word.count) + word
    }.joined()
  }

  enum Kind { case page, asset, stream, download }

  /// Returns the reason why a request is refused, or `nil` if it is accepted.
  func refusal(_ request: HTTPRequestHead, kind: Kind) -> String? {
    // A header that occurs twice is ambiguous and counts as missing.
    func header(_ name: String) -> String? { request.headers[name].count == 1 ? request.headers[name][0] : nil }
    guard let host = header("Host"), Self.isOwn(host: host) else { return "this host name is not served" }
    if request.headers.contains(name: "Origin") {
      guard header("Origin")?.lowercased() == "http://\(host.lowercased())" else { return "pages of another origin get nothing" }
    } else if kind == .stream {
      return "the stream needs an origin"
    }
    if request.headers.contains(name: "Sec-Fetch-Site"), !["same-origin", "none"].contains(header("Sec-Fetch-Site")) {
      // A user may follow a link from another site. Any other request of this kind comes from another page.
      let isNavigation = header("Sec-Fetch-Mode") == "navigate" && header("Sec-Fetch-Dest") == "document"
      guard kind == .page, isNavigation else { return "pages of another origin get nothing" }
    }
    if let token, kind != .asset {
      guard let given = Self.token(in: request.uri), Self.isEqual(given, token) else {
        return "open the address with the token that Segue printed"
      }
    }
    return nil
  }

  private static func token(in uri: String) -> String? {
    let query = uri.drop { $0 != "?" }.dropFirst()
    return query.split(separator: "&").first { $0.hasPrefix("token=") }.map { String($0.dropFirst("token=".count)) }
  }

  /// Returns whether a host is a numeric address or `localhost`. Any port is accepted, because it may differ if a container's port is
  /// forwarded.
  static func isOwn(host: String) -> Bool {
    var name = Substring(host.lowercased())
    if name.hasPrefix("[") {
      guard let end = name.firstIndex(of: "]") else { return false }
      let rest = name[name.index(after: end)...]
      guard rest.isEmpty || isPort(rest) else { return false }
      var address = in6_addr()
      return inet_pton(AF_INET6, String(name[name.index(after: name.startIndex)..<end]), &address) == 1
    }
    if let colon = name.firstIndex(of: ":") {
      guard isPort(name[colon...]) else { return false }
      name = name[..<colon]
    }
    var address = in_addr()
    return name == "localhost" || inet_pton(AF_INET, String(name), &address) == 1
  }

  private static func isPort(_ text: Substring) -> Bool { text.first == ":" && UInt16(text.dropFirst()) != nil }

  /// Compares two tokens in constant time.
  private static func isEqual(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    return a.count == b.count && zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
