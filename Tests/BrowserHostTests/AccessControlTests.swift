import CoreGraphics
import HostInterface
import NIOCore
import NIOHTTP1
import Testing

@testable import BrowserHost

@Suite struct GateTests {
  private func request(_ headers: [String: String], path: String = "/", token: String? = nil) -> HTTPRequestHead {
    HTTPRequestHead(
      version: .http1_1, method: .GET, uri: path + (token.map { "?token=\($0)" } ?? ""), headers: HTTPHeaders(headers.map { ($0, $1) }))
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.1:8080", "localhost", "LOCALHOST:9000", "[::1]:8080", "[::1]", "192.168.1.7:80"])
  func `numeric addresses and localhost are our own`(_ host: String) { #expect(AccessControl.isOwn(host: host)) }

  @Test(arguments: [
    "", "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1:", "127.0.0.1:x",
    "127.0.0.1:99999",
    "[::1", "[evil]", "[::1]x", "1:2:3", "0x7f.1", "localhost:80:80", "127.1 ",
  ])
  func `names are not: an attacker's DNS could point them here`(_ host: String) { #expect(!AccessControl.isOwn(host: host)) }

  @Test func `the stream needs our own origin`() {
    let gate = AccessControl(token: nil)
    #expect(gate.refusal(request(["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"]), kind: .stream) == nil)
    #expect(gate.refusal(request(["Host": "127.0.0.1:8080"]), kind: .stream) != nil)
    for origin in ["http://127.0.0.1:3000", "http://localhost:8080", "https://127.0.0.1:8080", "null", "", "http://evil.example"] {
      #expect(gate.refusal(request(["Host": "127.0.0.1:8080", "Origin": origin]), kind: .stream) != nil)
      #expect(gate.refusal(request(["Host": "127.0.0.1:8080", "Origin": origin]), kind: .page) != nil)
    }
  }

  @Test func `a link from elsewhere may be followed, nothing else`() {
    let gate = AccessControl(token: nil)
    func refusal(_ site: String, _ mode: String, _ destination: String, _ kind: AccessControl.Kind) -> String? {
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
    let token = AccessControl.randomToken()
    #expect(token.count == 32 && token != AccessControl.randomToken())
    let gate = AccessControl(token: token)
    let own = ["Host": "10.0.0.2:8080", "Origin": "http://10.0.0.2:8080"]
    for kind in [AccessControl.Kind.page, .stream] {
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

  @Test func `a header that is there twice lets nobody in`() {
    var twice = request(["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"])
    #expect(AccessControl(token: nil).refusal(twice, kind: .stream) == nil)
    twice.headers.add(name: "Origin", value: "http://evil.example")
    #expect(AccessControl(token: nil).refusal(twice, kind: .stream) != nil)
    twice.headers.remove(name: "Origin")
    twice.headers.add(name: "Host", value: "evil.example")
    #expect(AccessControl(token: nil).refusal(twice, kind: .page) != nil)
  }

  @Test func `pages may not be framed, kept or read elsewhere, and files outside the page do not exist`() throws {
    let pages = try Pages(gate: AccessControl(token: nil))
    let page = pages.answer(to: request(["Host": "localhost"]), isFull: false)
    #expect(page.status == .ok)
    #expect(page.headers["X-Frame-Options"] == ["DENY"] && page.headers["Cache-Control"] == ["no-store"])
    let other = pages.answer(to: request(["Host": "localhost"], path: "/../Package.swift"), isFull: false)
    #expect(other.status == .notFound)
    let refused = pages.answer(to: request(["Host": "evil.example"]), isFull: false)
    #expect(refused.status == .forbidden)
    #expect(String(buffer: refused.body) == "this host name is not served\n")
    let stream = request(["Host": "localhost", "Origin": "http://localhost"], path: "/stream")
    #expect(pages.answer(to: stream, isFull: false).status == .badRequest)
    #expect(pages.answer(to: stream, isFull: true).status == .serviceUnavailable)
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
