import CoreGraphics
import HostFixtures
import HostInterface
import NIOCore
import Synchronization
import Testing

@testable import BrowserHost

/// Real sockets on this machine, a few at a time, against a server with an app behind it that shows a frame again and again.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PageServerTests {
  /// Greets viewers, counts what they say, answers echoes.
  @MainActor final class Listener: Audience {
    let cast = FrameCast { _ in Data(repeating: 7, count: 100_000) }
    var touches = 0
    var controls: [PageControl] = []
    var left: [Int] = []
    func join(_ viewer: Viewer) { cast.join(viewer.id, viewer, greetings: ["hello"]) }
    func receive(_ message: ViewerMessage, from id: Int) {
      switch message {
      case .touch, .typed: touches += 1
      case .shown: cast.shown(by: id)
      case .echo(let text): cast.send(text, to: id)
      case .control(let control): controls.append(control)
      }
    }
    func leave(_ id: Int) {
      left.append(id)
      cast.leave(id)
    }
  }

  let listener: Listener

  init() async { listener = await Listener() }

  /// Runs a test's side on a thread of its own, for sockets block.
  func serving<T: Sendable>(
    _ limits: Limits = Limits(), _ pages: Pages? = nil, at address: String = "127.0.0.1", _ body: @escaping @Sendable (_ port: Int) -> T
  ) async throws -> T {
    let server = try PageServer(
      at: SocketAddress(ipAddress: address, port: 0), try pages ?? Pages(gate: AccessControl(token: nil)), listener, limits)
    let port = try #require(server.address?.port)
    let result = await withCheckedContinuation { done in Thread { done.resume(returning: body(port)) }.start() }
    server.stop()
    return result
  }

  /// Whether an ordinary page comes, and within a second.
  static func isServed(_ port: Int) -> Bool {
    let start = ContinuousClock.now
    guard let client = RawClient(port: port) else { return false }
    client.say("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return client.hearAll()?.contains("<canvas") == true && ContinuousClock.now - start < .seconds(1)
  }

  static func status(_ port: Int, _ request: String) -> Int? {
    guard let client = RawClient(port: port) else { return nil }
    client.say(request)
    return client.status()
  }

  // MARK: Before the gate

  @Test func `a request line of 200 kB without an end gets 414 and stops nobody else`() async throws {
    let answers = try await serving { port in
      (0..<3).map { _ in Self.status(port, "GET /" + String(repeating: "a", count: 200_000)) } + [Self.isServed(port) ? 1 : 0]
    }
    #expect(answers == [414, 414, 414, 1])
  }

  @Test func `a header without an end gets 431, and so do many short ones`() async throws {
    let answers = try await serving { port in
      let start = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
      return [
        Self.status(port, start + "Cookie: " + String(repeating: "a", count: 200_000)),
        Self.status(port, start + String(repeating: "A: b\r\n", count: 20_000)), Self.isServed(port) ? 1 : 0,
      ]
    }
    #expect(answers == [431, 431, 1])
  }

  @Test func `a body of 300 kB gets 413: announced, in chunks, sent without a word, and with an upgrade`() async throws {
    let answers = try await serving { port in
      let (start, body) = ("POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n", String(repeating: "a", count: 300_000))
      return [
        Self.status(port, start + "Content-Length: 300000\r\n\r\n"), Self.status(port, start + "Content-Length: 300000\r\n\r\n" + body),
        Self.status(port, start + "Transfer-Encoding: chunked\r\n\r\n493E0\r\n" + body),
        Self.status(port, "GET /stream HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nContent-Length: 300000\r\n\r\n" + body),
        Self.status(port, start + "Content-Length: 3\r\n\r\nabc"), Self.isServed(port) ? 1 : 0,
      ]
    }
    #expect(answers == [413, 413, 413, 413, 404, 1])
  }

  @Test func `what is no HTTP gets 400`() async throws {
    let answers = try await serving { port in
      [
        Self.status(port, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), Self.status(port, "\u{16}\u{3}\u{1} hello\r\n\r\n"),
        Self.isServed(port) ? 1 : 0,
      ]
    }
    #expect(answers == [400, 400, 1])
  }

  @Test func `half a request gets 408, and silence is ended without a word`() async throws {
    var limits = Limits()
    limits.secondsToAsk = 0.3
    let answers = try await serving(limits) { port in
      [
        Self.status(port, "GET / HT"), Self.status(port, "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n"),
        Self.status(port, ""),
        Self.isServed(port) ? 1 : 0,
      ]
    }
    #expect(answers == [408, 408, 0, 1])
  }

  @Test func `a hundred silent connections keep nobody out, and take no threads`() async throws {
    let (served, threads) = try await serving { port in
      let before = Self.threads()
      func open(_ count: Int) -> (Bool, Int) {
        guard count > 0 else { return (Self.isServed(port), Self.threads() - before) }
        let silent = RawClient(port: port)
        defer { _ = silent }
        return open(count - 1)
      }
      return open(100)
    }
    #expect(served)
    #expect(threads <= 2)
  }

  // MARK: Behind the gate

  @Test func `a message of 1 GB is shown out when it is announced, before it comes`() async throws {
    var limits = Limits()
    limits.message = 200
    let answers = try await serving(limits) { port in
      let announced: [[UInt8]] = [
        [0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0], [0x82, 0xFE, 1, 0, 0, 0, 0, 0],
        // In pieces, each within the limit.
        [0x01, 0x80 | 100, 0, 0, 0, 0] + [UInt8](repeating: 97, count: 100) + [0x00, 0x80 | 101, 0, 0, 0, 0]
          + [UInt8](repeating: 97, count: 101),
      ]
      return announced.map { bytes -> Bool in
        guard let client = RawClient(port: port), client.becomeViewer(port: port) else { return false }
        client.say(bytes)
        return client.hearAll() != nil
      }
    }
    #expect(answers == [true, true, true])
    #expect(await listener.touches == 0)
  }

  @Test func `a flood of touches is shown out, and its neighbour sees every picture`() async throws {
    let frame = await SquareApplication().currentFrame()
    let listener = listener
    let (isOut, pictures, threads) = try await serving { port -> (Bool, Int, Int) in
      guard let quiet = RawClient(port: port), quiet.becomeViewer(port: port), quiet.message() != nil,
        let loud = RawClient(port: port), loud.becomeViewer(port: port), loud.message() != nil
      else { return (false, 0, 0) }
      let (before, flood) = (Self.threads(), Array(repeatElement(RawClient.frame("moved 0 10 10"), count: 1000).joined()))
      var rounds = 0
      while rounds < 200, loud.say(flood) { rounds += 1 }
      var pictures = 0
      for _ in 0..<10 {
        DispatchQueue.main.async { MainActor.assumeIsolated { listener.cast.show(frame) } }
        guard let picture = quiet.message(), picture.count == 100_004 else { break }
        pictures += 1
        quiet.say(RawClient.frame("shown \(pictures)"))
      }
      return (loud.hearAll() != nil, pictures, Self.threads() - before)
    }
    #expect(isOut)
    #expect(pictures == 10)
    #expect(threads <= 4)
    let most = Limits()
    #expect(await Double(listener.touches) <= most.messagesAtOnce + 10 * most.messagesPerSecond)
    #expect(await listener.left.first == 2)
  }

  @Test(arguments: [
    "do", "do ", "do save", "do save exe", "do save ../x.mp4", "do save mp4 /tmp/x", "do cancel it", "do rebuild", "do speed 2", "do demo",
    "do demo " + String(repeating: "a", count: 160), "do restart\u{0}", "Do restart", "restart",
  ]) func `what is no control of the page's shows the viewer out`(text: String) async throws {
    let isOut = try await serving { port -> Bool in
      guard let client = RawClient(port: port), client.becomeViewer(port: port) else { return false }
      client.say(RawClient.frame("do demo nobody"))
      client.say(text.utf8.count < 126 ? RawClient.frame(text) : [0x81, 0xFE, 0, UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8))
      return client.hearAll() != nil
    }
    #expect(isOut)
    #expect(await listener.controls == [.stage(.demo("nobody"))], "whether there is such a demo is for the stage to say")
  }

  @Test func `a flood of controls is shown out long before one of touches would be`() async throws {
    let most = Limits()
    let isOut = try await serving { port -> Bool in
      guard let client = RawClient(port: port), client.becomeViewer(port: port) else { return false }
      for _ in 0..<Int(most.controlsAtOnce) * 4 { client.say(RawClient.frame("do restart")) }
      return client.hearAll() != nil
    }
    #expect(isOut)
    #expect(await listener.controls.count <= Int(most.controlsAtOnce + most.controlsPerSecond))
    #expect(await listener.left == [1])
  }

  @Test func `who looks on from elsewhere may touch, and is shown out for more`() async throws {
    // Another address of this very machine is not its loopback.
    guard let own = Self.otherAddress() else { return }
    for (allows, expected) in [(false, [true, true, false]), (true, [true, false, true])] {
      let downloads = Downloads()
      let number = downloads.offer(Data("film".utf8), named: "a.mp4", type: "video/mp4")
      let answers = try await serving(
        Limits(), Pages(gate: AccessControl(token: nil), downloads: downloads, allowsControl: allows), at: "0.0.0.0"
      ) {
        port -> [Bool] in
        guard let client = RawClient(port: port, seconds: 1, address: own), client.becomeViewer(port: port) else { return [] }
        client.say(RawClient.frame("began 0 1 1"))
        client.say(RawClient.frame("echo 5"))
        let touched = client.message() == Array("hello".utf8) && client.message() == Array("echo 5".utf8)
        client.say(RawClient.frame("do pause"))
        let isOut = client.hearAll() != nil
        guard let other = RawClient(port: port, address: own) else { return [] }
        other.say("GET /save/\(number) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return [touched, isOut, other.hearAll()?.hasSuffix("film") == true]
      }
      #expect(answers == expected, "with control: \(allows)")
    }
    #expect(await listener.controls == [.stage(.pause)])
  }

  @Test func `a download is behind the gate, has a plain name, and goes`() async throws {
    let (token, downloads) = ("0123456789abcdef", Downloads())
    let first = downloads.offer(Data("old".utf8), named: "old.touches", type: "text/plain")
    let number = downloads.offer(Data("film".utf8), named: "../a\"\r\nX: y.mp4", type: "video/mp4")
    let answers = try await serving(Limits(), Pages(gate: AccessControl(token: token), downloads: downloads)) { port -> [String] in
      [
        ("/save/\(number)?token=\(token)", ""), ("/save/\(number)", ""), ("/save/\(number)?token=0", ""),
        ("/save/\(first)?token=\(token)", ""),
        ("/save/../../etc/passwd?token=\(token)", ""), ("/save/99999999999999999999?token=\(token)", ""),
        ("/save/\(number)?token=\(token)", "Origin: http://evil.example\r\n"),
        ("/save/\(number)?token=\(token)", "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n"),
      ].map { path, header in
        guard let client = RawClient(port: port) else { return "" }
        client.say("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(header)\r\n")
        return client.hearAll() ?? ""
      }
    }
    #expect(answers.map { $0.split(separator: " ").dropFirst().first ?? "" } == ["200", "403", "403", "404", "404", "404", "403", "403"])
    #expect(answers[0].contains("Content-Disposition: attachment; filename=\"-a---X--y.mp4\"\r\n") && answers[0].hasSuffix("film"))
    #expect(answers[0].contains("X-Content-Type-Options: nosniff"))
    downloads.withdraw()
    #expect(downloads.answer(number) == nil)
  }

  static func otherAddress() -> String? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    for entry in sequence(first: list!, next: { $0.pointee.ifa_next }) {
      guard let address = entry.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else { continue }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      getnameinfo(address, socklen_t(MemoryLayout<sockaddr_in>.size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
      let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if !name.hasPrefix("127.") { return name }
    }
    return nil
  }

  @Test func `who asks for echoes or pings and reads none, or thanks for pictures that have not left, is shown out`() async throws {
    var limits = Limits()
    limits.messagesPerSecond = 1e6
    limits.messagesAtOnce = 1e6
    let frame = await SquareApplication().currentFrame()
    let listener = listener
    let isOut = try await serving(limits) { port -> [Bool] in
      // A ping is answered with what it says, which has to fill the client's receiving side by itself.
      let ping = [0x89, 0x80 | 125, 0, 0, 0, 0] + [UInt8](repeating: 7, count: 125)
      return [RawClient.frame("echo 1"), RawClient.frame("shown 1"), ping].map { words in
        guard let client = RawClient(port: port), client.becomeViewer(port: port) else { return false }
        let many = Array(repeatElement(words, count: 1000).joined())
        // Its receiving side stays full: pictures fill it, then what is sent waits here.
        for _ in 0..<3000 {
          DispatchQueue.main.async { MainActor.assumeIsolated { listener.cast.show(frame) } }
          if !client.say(many) { return true }
        }
        return false
      }
    }
    #expect(isOut == [true, true, true])
    #expect(await listener.cast.viewerCount == 0)
  }

  @Test func `one viewer too many is told so, and those who are here stay`() async throws {
    var limits = Limits()
    limits.viewers = 2
    let answers = try await serving(limits) { port -> [Bool] in
      guard let first = RawClient(port: port), let second = RawClient(port: port), let third = RawClient(port: port) else { return [] }
      let came = [first.becomeViewer(port: port), second.becomeViewer(port: port), third.becomeViewer(port: port)]
      first.say(RawClient.frame("echo 5"))
      return came + [first.message() == Array("hello".utf8), first.message() == Array("echo 5".utf8)]
    }
    #expect(answers == [true, true, false, true, true])
  }

  static func threads() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("Threads:") }
    return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
  }
}

@Suite struct LimitsTests {
  @Test func `what is allowed comes back with time, up to what may come at once`() {
    var allowance = MessageBudget(perSecond: 10, atOnce: 3)
    #expect((0..<5).map { _ in allowance.takes(at: 0) } == [true, true, true, false, false])
    #expect(allowance.takes(at: 100_000_000) && !allowance.takes(at: 100_000_001))
    #expect((0..<5).map { _ in allowance.takes(at: 60_000_000_000) } == [true, true, true, false, false])
  }

  @Test func `a request is measured alike however it is cut`() {
    var limits = Limits()
    (limits.requestLine, limits.head, limits.body) = (20, 40, 5)
    func excess(_ text: String, by size: Int) -> RequestMeter.Excess? {
      var meter = RequestMeter(limits)
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        if let excess = rest.prefix(size).withUnsafeBytes({ meter.take($0) }) { return excess }
        rest = rest.dropFirst(size)
      }
      return nil
    }
    for size in [1, 3, 1000] {
      #expect(excess("GET / HTTP/1.1\r\nA: b\r\n\r\n12345", by: size) == nil)
      #expect(excess("\r\n\nGET / HTTP/1.1\nA: b\n\n12345", by: size) == nil)
      #expect(excess("GET /12345678 HTTP/1.1\r\n", by: size) == .line)
      #expect(excess(String(repeating: "\r\n", count: 11), by: size) == .line)
      #expect(excess("GET / HTTP/1.1\r\nA: 01234567890123456789012345", by: size) == .head)
      #expect(excess("GET / HTTP/1.1\r\n\r\n123456", by: size) == .body)
    }
  }
}
