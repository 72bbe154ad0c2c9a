import CoreGraphics
import NIOCore
import NIOHTTP1

/// The responses of the server as a function of a request's head.
struct Pages: Sendable {
  /// The response to a request.
  struct Answer: Sendable {
    var status: HTTPResponseStatus
    var type: String
    var body: ByteBuffer
    /// The name under which a browser saves the body. It is `nil` if the browser displays the body.
    var file: String?
  }

  private let gate: AccessControl
  private let downloads: Downloads
  private let allowsControl: Bool
  private let files: [String: (type: String, body: ByteBuffer)]

  /// Creates the responses.
  ///
  /// - Parameters:
  ///   - gate: The access control.
  ///   - downloads: The file that can be downloaded.
  ///   - allowsControl: `true` if viewers from other machines may give commands.
  /// - Throws: `BrowserHostError` if the files of the page are not next to the program.
  init(gate: AccessControl, downloads: Downloads = Downloads(), allowsControl: Bool = false) throws {
    (self.gate, self.downloads, self.allowsControl) = (gate, downloads, allowsControl)
    func file(_ name: String, _ type: String) throws -> (String, ByteBuffer) {
      guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Page") else {
        throw BrowserHostError(problem: "the page's file \(name) is missing beside the program", remedy: "build again with `swift build`")
      }
      return (type, ByteBuffer(bytes: try Data(contentsOf: url)))
    }
    files = try [
      "/": file("index.html", "text/html; charset=utf-8"), "/page.css": file("page.css", "text/css; charset=utf-8"),
      "/page.js": file("page.js", "text/javascript; charset=utf-8"),
    ]
  }

  /// Returns whether a request may become a viewer's stream.
  func letsStream(_ request: HTTPRequestHead) -> Bool { Self.path(request) == "/stream" && gate.refusal(request, kind: .stream) == nil }

  /// Returns whether a client at an address may give commands. All clients on this machine may.
  func lets(_ address: SocketAddress?) -> Bool {
    guard !allowsControl else { return true }
    guard let name = address?.ipAddress else { return false }
    return name == "::1" || name.hasPrefix("127.") || name.hasPrefix("::ffff:127.")
  }

  /// Returns the response to a request.
  ///
  /// - Parameters:
  ///   - isFull: `true` if no further viewer can be accepted.
  ///   - mayControl: `true` if the client may give commands.
  func answer(to request: HTTPRequestHead, isFull: Bool, mayControl: Bool = true) -> Answer {
    let path = Self.path(request)
    let kind: AccessControl.Kind =
      path == "/stream" ? .stream : path == "/" ? .page : path.hasPrefix(Self.downloadPath) ? .download : .asset
    if let refusal = gate.refusal(request, kind: kind) { return Self.plain(.forbidden, refusal) }
    if kind == .stream {
      return isFull ? Self.plain(.serviceUnavailable, "too many pages look on") : Self.plain(.badRequest, "this is a WebSocket")
    }
    guard request.method == .GET || request.method == .HEAD else { return Self.plain(.notFound, "no such page") }
    if kind == .download {
      guard mayControl else { return Self.plain(.forbidden, "who looks on from elsewhere saves nothing") }
      let number = Int(path.dropFirst(Self.downloadPath.count))
      return number.flatMap(downloads.answer) ?? Self.plain(.notFound, "it is no longer here")
    }
    guard let file = files[path] else { return Self.plain(.notFound, "no such page") }
    return Answer(status: .ok, type: file.type, body: file.body)
  }

  private static let downloadPath = "/save/"
  private static func path(_ request: HTTPRequestHead) -> String { String(request.uri.prefix { $0 != "?" }) }

  private static func plain(_ status: HTTPResponseStatus, _ text: String) -> Answer {
    Answer(status: status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: text + "\n"))
  }
}

extension Pages.Answer {
  /// The headers of the response. No other page may embed, read or store the content, and the page may load nothing from other sites.
  var headers: HTTPHeaders {
    var headers = plainHeaders
    if let file { headers.add(name: "Content-Disposition", value: "attachment; filename=\"\(file)\"") }
    return headers
  }

  var isDownload: Bool { file != nil }

  private var plainHeaders: HTTPHeaders {
    [
      "Content-Type": type, "Content-Length": "\(body.readableBytes)", "Connection": "close", "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin", "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
    ]
  }
}
