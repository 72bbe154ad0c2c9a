import CoreGraphics
import FlyingFox

/// Serves the page's three files and the stream, to whom the gate lets in.
struct PageServer: HTTPHandler {
  let gate: Gate
  let stream: any WSMessageHandler
  private let files: [String: (type: String, body: Data)]

  init(gate: Gate, stream: any WSMessageHandler) throws {
    (self.gate, self.stream) = (gate, stream)
    func file(_ name: String, _ type: String) throws -> (String, Data) {
      guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Page") else {
        throw BrowserHostError(problem: "the page's file \(name) is missing beside the program", remedy: "build again with `swift build`")
      }
      return (type, try Data(contentsOf: url))
    }
    files = try [
      "/": file("index.html", "text/html; charset=utf-8"), "/page.css": file("page.css", "text/css; charset=utf-8"),
      "/page.js": file("page.js", "text/javascript; charset=utf-8"),
    ]
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let kind: Gate.Kind = request.path == "/stream" ? .stream : request.path == "/" ? .page : .asset
    if let refusal = gate.refusal(request, kind: kind) { return Self.plain(.forbidden, refusal) }
    if kind == .stream {
      return try await WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: AnyMessages(stream), frameSize: 1 << 20)).handleRequest(
        request)
    }
    guard request.method == .GET || request.method == .HEAD, let file = files[request.path] else {
      return Self.plain(.notFound, "no such page")
    }
    var headers = Self.headers
    headers[.contentType] = file.type
    return HTTPResponse(statusCode: .ok, headers: headers, body: file.body)
  }

  private struct AnyMessages: WSMessageHandler {
    let base: any WSMessageHandler
    init(_ base: any WSMessageHandler) { self.base = base }
    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
      try await base.makeMessages(for: client)
    }
  }

  private static func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    var headers = headers
    headers[.contentType] = "text/plain; charset=utf-8"
    return HTTPResponse(statusCode: status, headers: headers, body: Data((text + "\n").utf8))
  }

  /// No other page may frame, read or keep what is served; the page itself may load nothing from elsewhere.
  private static let headers: HTTPHeaders = [
    .cacheControl: "no-store",
    HTTPHeader("Content-Security-Policy"):
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("X-Frame-Options"): "DENY",
  ]
}
