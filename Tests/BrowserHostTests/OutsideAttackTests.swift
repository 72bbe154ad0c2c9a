import CoreGraphics
import HostInterface
import NIOCore
import SeededRandom
import Testing

@testable import BrowserHost

/// What outside measurements tried against the page's server, each bounded: many viewers, bursts, tricks with paths and tokens, control from
/// other machines, and odd messages. `SEGUE_SOAK` multiplies the numbers.
extension PageServerTests {
  private static let factor = max(1, ProcessInfo.processInfo.environment["SEGUE_SOAK"].flatMap(Int.init) ?? 1)

  @Test func `a burst of 2,000 touches on one connection makes no threads, and all of them arrive`() async throws {
    let (before, most) = try await serving { port -> (Int, Int) in
      guard let client = RawClient(port: port), client.becomeViewer(port: port) else { return (0, .max) }
      _ = client.message()
      let before = Self.threads()
      var burst = RawClient.frame("began 0 1 1")
      for number in 0..<1_998 { burst += RawClient.frame("moved 0 \(number % 300) 400") }
      client.say(burst + RawClient.frame("ended 0 1 1") + RawClient.frame("echo 7"))
      var most = Self.threads()
      while let message = client.message(), message != Array("echo 7".utf8) { most = max(most, Self.threads()) }
      return (before, max(most, Self.threads()))
    }
    #expect(most - before <= 4)
    #expect(await listener.touches == 2_000)
  }

  @Test func `fifty viewers who come and go and ten thousand messages leave nobody behind`() async throws {
    let rounds = 5 * Self.factor
    let isServed = try await serving { port -> Bool in
      func open(_ count: Int) {
        guard count > 0, let client = RawClient(port: port), client.becomeViewer(port: port) else { return }
        for number in 0..<200 { client.say(RawClient.frame("moved 0 \(number) \(count)")) }
        client.say(RawClient.frame("echo \(count)"))
        while let message = client.message(), message != Array("echo \(count)".utf8) {}
        open(count - 1)
      }
      for _ in 0..<rounds { open(10) }
      return Self.isServed(port)
    }
    #expect(isServed)
    #expect(await listener.touches == rounds * 10 * 200)
    #expect(await listener.left.count == rounds * 10)
    #expect(await listener.cast.viewerCount == 0)
  }

  @Test func `no path leads out of the page's three files`() async throws {
    let paths = [
      "/../Package.swift", "/..%2fPackage.swift", "/%2e%2e/Package.swift", "/page.js/../../Package.swift", "//etc/passwd", "/./page.js",
      "/page.js/", "/page.js%00", "/page.js;a", "/PAGE.JS", "/index.html", "/page.css/..", "\\..\\Package.swift", "/save/", "/save/0",
      "/save/-1", "/save/1/../../page.js", "/save/99999999999999999999", "/save/１", "/save/0x1", "/stream/", "/stream/../page.js",
      "/%70age.js", "/page.js\u{FF0F}", "/...", "/~root", "/proc/self/environ", "file:///etc/passwd", "http://127.0.0.1/etc/passwd", "*",
    ]
    let answers = try await serving { port in
      paths.map { path in Self.status(port, "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n") }
    }
    for (path, answer) in zip(paths, answers) { #expect([400, 404].contains(answer), "\(path): \(answer.map(String.init) ?? "none")") }
  }

  @Test func `no trick with a token opens the page`() async throws {
    let token = AccessControl.randomToken()
    let queries = [
      "", "?token=", "?token=\(token.dropLast())", "?token=\(token)0", "?token=\(token.uppercased())!", "?Token=\(token)",
      "?token[]=\(token)",
      "?x=1&token=", "?token=wrong&token=\(token)", "?token=%00\(token)", "? token=\(token)", "?token=\(token)%20", "?token=\(token)#",
      "#token=\(token)", ";token=\(token)", "?token=*", "?token=null", "?token=\(token.reversed().map(String.init).joined())",
    ]
    let pages = try Pages(gate: AccessControl(token: token))
    let answers = try await serving(Limits(), pages) { port in
      (queries + ["?token=\(token)"]).flatMap { query in
        ["/", "/stream"].map { path in
          Self.status(port, "GET \(path)\(query) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n\r\n")
        }
      }
    }
    for (number, query) in queries.enumerated() {
      let pair = [answers[2 * number], answers[2 * number + 1]]
      #expect(pair.allSatisfy { $0 != 200 && $0 != 101 }, "\(query)")
    }
    #expect(answers.suffix(2) == [200, 400], "the right one opens the page, and the stream is no page")
  }

  @Test func `none of the controls gets through from another machine`() async throws {
    guard let own = Self.otherAddress() else { return }
    let controls = [
      "next-demo", "previous-demo", "restart", "replay", "next-script", "end-replay", "slower", "pause", "resume", "pause-or-resume",
      "step",
      "other-style", "turn-left", "turn-right", "larger-text", "smaller-text", "leave-or-return", "other-voice", "demo today",
      "script open",
      "speed 1", "speed 0.25", "speed 0.1", "tell style dark", "tell rotate landscape-left", "tell background", "tell memory-warning",
      "tell terminate", "tell content-size XL", "save touches", "save mp4", "save gif", "cancel",
    ]
    #expect(controls.allSatisfy { PageControl($0) != nil }, "each is a control")
    let gate = try Pages(gate: AccessControl(token: nil))
    let ends = try await serving(Limits(), gate, at: "0.0.0.0") { port in
      controls.map { control -> Bool in
        guard let client = RawClient(port: port, seconds: 5, address: own), client.becomeViewer(port: port) else { return false }
        client.say(RawClient.frame("do \(control)"))
        return client.hearAll() != nil
      }
    }
    #expect(ends.allSatisfy { $0 })
    #expect(await listener.controls == [])
    #expect(await listener.left.count == controls.count)
  }

  @Test func `odd messages end their connection, or are what they say, and nobody else notices`() async throws {
    var random = SeededRandom(5)
    let words = [
      "began", "moved", "ended", "cancelled", "shown", "echo", "do", "type", "insert", "compose", "save", "demo", "script", "speed", "tell",
      "0", "1", "-1", "99", "100", "1e309", "nan", "inf", "-0", "0x10", "9223372036854775808", "\"", "\"\"", "\\u{110000}", "\\u{D800}",
      "\u{0}",
      "\u{202E}", "👩‍👩‍👧", "é", " ", "  ", "\t", "\n", "../", "%n", "$(id)", "'", "<script>", String(repeating: "a", count: 60),
    ]
    let messages = (0..<150 * Self.factor).map { _ in
      (0..<Int.random(in: 0...5, using: &random)).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
    }
    let isServed = try await serving { port -> Bool in
      for message in messages where message.utf8.count < 126 {
        guard let client = RawClient(port: port, seconds: 2), client.becomeViewer(port: port) else { return false }
        client.say(RawClient.frame(message))
        client.say(RawClient.frame("echo 1"))
        _ = client.hear()
      }
      return Self.isServed(port)
    }
    #expect(isServed)
  }

  @Test func `frames that are no text, not masked, cut short or of an unknown kind end their connection alone`() async throws {
    let frames: [[UInt8]] = [
      [0x82, 0x81, 0, 0, 0, 0, 65], [0x83, 0x80, 0, 0, 0, 0], [0x8B, 0x80, 0, 0, 0, 0], [0xF1, 0x80, 0, 0, 0, 0], [0x81, 0x01, 65],
      [0x80, 0x80, 0, 0, 0, 0], [0x09, 0x80, 0, 0, 0, 0], [0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28],
      [0x81, 0xFF] + Array(repeating: 0xFF, count: 8),
      [0x81, 0xFE, 0, 1, 0, 0, 0, 0, 65], [0x88, 0x81, 0, 0, 0, 0, 3], [0x88, 0x80, 0, 0, 0, 0],
    ]
    let isServed = try await serving { port -> Bool in
      for frame in frames {
        guard let client = RawClient(port: port, seconds: 1), client.becomeViewer(port: port) else { return false }
        client.say(frame)
        _ = client.hearAll()
      }
      return Self.isServed(port)
    }
    #expect(isServed)
    #expect(await listener.touches == 0)
  }
}
