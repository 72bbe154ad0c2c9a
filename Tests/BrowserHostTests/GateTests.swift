import CoreGraphics
import FlyingFox
import HostInterface
import Testing

@testable import BrowserHost

@Suite struct GateTests {
  private func request(_ headers: [String: String], path: String = "/", token: String? = nil) -> HTTPRequest {
    HTTPRequest(
      method: .GET, version: .http11, path: path, query: token.map { [.init(name: "token", value: $0)] } ?? [],
      headers: Dictionary(uniqueKeysWithValues: headers.map { (HTTPHeader($0), $1) }), body: Data())
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.1:8080", "localhost", "LOCALHOST:9000", "[::1]:8080", "[::1]", "192.168.1.7:80"])
  func `numeric addresses and localhost are our own`(_ host: String) { #expect(Gate.isOwn(host: host)) }

  @Test(arguments: [
    "", "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1:", "127.0.0.1:x",
    "127.0.0.1:99999",
    "[::1", "[evil]", "[::1]x", "1:2:3", "0x7f.1", "localhost:80:80", "127.1 ",
  ])
  func `names are not: an attacker's DNS could point them here`(_ host: String) { #expect(!Gate.isOwn(host: host)) }

  @Test func `the stream needs our own origin`() {
    let gate = Gate(token: nil)
    #expect(gate.refusal(request(["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"]), kind: .stream) == nil)
    #expect(gate.refusal(request(["Host": "127.0.0.1:8080"]), kind: .stream) != nil)
    for origin in ["http://127.0.0.1:3000", "http://localhost:8080", "https://127.0.0.1:8080", "null", "", "http://evil.example"] {
      #expect(gate.refusal(request(["Host": "127.0.0.1:8080", "Origin": origin]), kind: .stream) != nil)
      #expect(gate.refusal(request(["Host": "127.0.0.1:8080", "Origin": origin]), kind: .page) != nil)
    }
  }

  @Test func `a link from elsewhere may be followed, nothing else`() {
    let gate = Gate(token: nil)
    func refusal(_ site: String, _ mode: String, _ destination: String, _ kind: Gate.Kind) -> String? {
      gate.refusal(
        request(["Host": "localhost", "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": destination]), kind: kind)
    }
    #expect(refusal("cross-site", "navigate", "document", .page) == nil)
    #expect(refusal("none", "navigate", "document", .page) == nil)
    #expect(refusal("cross-site", "navigate", "iframe", .page) != nil)
    #expect(refusal("cross-site", "no-cors", "script", .asset) != nil)
    #expect(refusal("same-site", "navigate", "document", .asset) != nil)
  }

  @Test func `with a token the page and the stream must present it, and it alone opens nothing`() {
    let token = Gate.randomToken()
    #expect(token.count == 32 && token != Gate.randomToken())
    let gate = Gate(token: token)
    let own = ["Host": "10.0.0.2:8080", "Origin": "http://10.0.0.2:8080"]
    for kind in [Gate.Kind.page, .stream] {
      #expect(gate.refusal(request(own, token: token), kind: kind) == nil)
      #expect(gate.refusal(request(own), kind: kind) != nil)
      #expect(gate.refusal(request(own, token: String(token.dropLast())), kind: kind) != nil)
      #expect(gate.refusal(request(["Host": "evil.example", "Origin": "http://evil.example"], token: token), kind: kind) != nil)
    }
    #expect(gate.refusal(request(own), kind: .asset) == nil)
  }

  @Test(arguments: ["127.0.0.1", "127.9.9.9", "::1", "localhost"]) func `loopback needs no token`(_ address: String) {
    var options = BrowserHostOptions()
    options.address = address
    #expect(!options.needsToken)
  }
  @Test(arguments: ["0.0.0.0", "::", "192.168.0.4"]) func `every other address needs one`(_ address: String) {
    var options = BrowserHostOptions()
    options.address = address
    #expect(options.needsToken)
  }

  @Test func `pages may not be framed, kept or read elsewhere, and files outside the page do not exist`() async throws {
    struct Silent: WSMessageHandler {
      func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> { AsyncStream { $0.finish() } }
    }
    let server = try PageServer(gate: Gate(token: nil), stream: Silent())
    let page = try await server.handleRequest(request(["Host": "localhost"]))
    #expect(page.statusCode == .ok)
    #expect(page.headers[HTTPHeader("X-Frame-Options")] == "DENY" && page.headers[.cacheControl] == "no-store")
    let other = try await server.handleRequest(request(["Host": "localhost"], path: "/../Package.swift"))
    #expect(other.statusCode == .notFound)
    let refused = try await server.handleRequest(request(["Host": "evil.example"]))
    #expect(refused.statusCode == .forbidden)
    let words = String(decoding: try await refused.bodyData, as: UTF8.self)
    #expect(words == "this host name is not served\n")
    let stream = try await server.handleRequest(request(["Host": "localhost", "Origin": "http://localhost"], path: "/stream"))
    #expect(stream.statusCode == .badRequest)
  }
}

@Suite struct ViewerMessageTests {
  @Test func `a touch is written as in a script, without its time`() {
    #expect(ViewerMessage("moved 3 195.0 420.5") == .touch(TouchInput(.moved, finger: 3, at: CGPoint(x: 195, y: 420.5))))
    #expect(ViewerMessage("shown 7") == .shown(7))
    #expect(ViewerMessage("echo 12.5") == .echo("echo 12.5"))
  }

  @Test(arguments: [
    "", " ", "moved", "moved 1 2", "moved 1 2 3 4", "moved x 2 3", "moved 1 nan 3", "moved 1 2 inf", "moved -1 2 3", "moved 1000 2 3",
    "rotated 1 2 3",
    "shown", "shown -1", "shown 99999999999", "echo", "echo <b>", String(repeating: "9", count: 5000),
  ])
  func `anything else is not understood`(_ text: String) { #expect(ViewerMessage(text) == nil) }
}
