import CoreGraphics
import NIOCore
import NIOHTTP1

/// What is served, and to whom: an answer as a function of a request's head.
struct Pages: Sendable {
  /// What a request gets.
  struct Answer: Sendable {
    var status: HTTPResponseStatus
    var type: String
    var body: ByteBuffer
  }

  private let gate: Gate
  private let files: [String: (type: String, body: ByteBuffer)]

  /// - Throws: `BrowserHostError` when the page's files are not beside the program.
  init(gate: Gate) throws {
    self.gate = gate
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

  /// Whether a request may become a viewer's stream.
  func letsStream(_ request: HTTPRequestHead) -> Bool { Self.path(request) == "/stream" && gate.refusal(request, kind: .stream) == nil }

  /// - Parameter isFull: whether no viewer more can be had.
  func answer(to request: HTTPRequestHead, isFull: Bool) -> Answer {
    let path = Self.path(request)
    let kind: Gate.Kind = path == "/stream" ? .stream : path == "/" ? .page : .asset
    if let refusal = gate.refusal(request, kind: kind) { return Self.plain(.forbidden, refusal) }
    if kind == .stream {
      return isFull ? Self.plain(.serviceUnavailable, "too many pages look on") : Self.plain(.badRequest, "this is a WebSocket")
    }
    guard request.method == .GET || request.method == .HEAD, let file = files[path] else { return Self.plain(.notFound, "no such page") }
    return Answer(status: .ok, type: file.type, body: file.body)
  }

  private static func path(_ request: HTTPRequestHead) -> String { String(request.uri.prefix { $0 != "?" }) }

  private static func plain(_ status: HTTPResponseStatus, _ text: String) -> Answer {
    Answer(status: status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: text + "\n"))
  }
}

extension Pages.Answer {
  /// No other page may frame, read or keep what is served; the page itself may load nothing from elsewhere.
  var headers: HTTPHeaders {
    [
      "Content-Type": type, "Content-Length": "\(body.readableBytes)", "Connection": "close", "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin", "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
    ]
  }
}
