import CoreGraphics
import HostInterface
import Motion
import Testing

@Suite struct TouchScriptTests {
  static let head = "segue-touches 1\ndemo today\ndevice iphone-14\ntick 60\n"

  @Test func `a script is read as it is written in the documentation`() throws {
    let script = try TouchScript(
      text: """
        segue-touches 1   # the format
        demo today

        device iphone-14
        tick 120
        # press, drag, let go
        0.250 began 1 195.0 420.5
        0.250 began 2 10 20
        0.3 moved 1 195.25 430  # a comment
        1 ended 1 195 430
        """, named: "a.touches")
    #expect(script.demo == "today" && script.device == "iphone-14" && script.ticksPerSecond == 120)
    #expect(script.ticks[3] == MediaTime(seconds: 0.025))
    #expect(script.events.map(\.time.nanoseconds) == [250_000_000, 250_000_000, 300_000_000, 1_000_000_000])
    #expect(script.events[2].event == .touch(TouchInput(.moved, finger: 1, at: CGPoint(x: 195.25, y: 430))))
    #expect(script.fingersLeftDown == [TouchInput(.began, finger: 2, at: CGPoint(x: 10, y: 20))])
  }

  @Test func `carriage returns, a byte order mark and a missing last newline do not matter`() throws {
    let plain = try TouchScript(text: Self.head + "0 began 1 2 3\n", named: "a")
    let other = "\u{FEFF}" + (Self.head + "0 began 1 2 3").replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try TouchScript(text: other, named: "a") == plain)
  }

  @Test(arguments: [
    ("", "f:1: not a touch script — the first line must be 'segue-touches 1'"),
    ("demo today\n", "f:1: not a touch script — the first line must be 'segue-touches 1'"),
    (
      "segue-touches 2\n",
      "f:1: a version of touch scripts that this version of Segue does not know — the first line must be 'segue-touches 1'"
    ),
    (
      "segue-touches 1\nfinger 1\n",
      "f:2: unknown word 'finger' — a line is `demo`, `device`, `tick`, `language`, `style`, `direction`, `content-size`, `contrast`, `bold-text`, `reduce-motion`, `prefers-cross-fade`, `reduce-transparency`, `voice`, `tilt` or an event that begins with its time in seconds"
    ),
    ("segue-touches 1\ndemo\n", "f:2: 'demo' takes one word — write it like `demo today`"),
    ("segue-touches 1\ndemo a\ndemo b\n", "f:3: a second 'demo' line — keep one of them"),
    ("segue-touches 1\ndevice iphone-99\n", "f:2: unknown device 'iphone-99' — \(Device.remedy)"),
    ("segue-touches 1\ntick 50\n", "f:2: a tick of '50' — ticks a second are 60 or 120: write `tick 60`"),
    ("segue-touches 1\ndemo a\ntick 60\n", "f: no 'device' line — add `device iphone-x` below 'segue-touches 1'"),
    (head + "style blue\n", "f:5: a style of 'blue' — it is one of light, dark: write `style dark`"),
    (head + "style\n", "f:5: 'style' takes one word — write it like `style dark`"),
    (head + "direction up\n", "f:5: a direction of 'up' — it is one of ltr, rtl: write `direction rtl`"),
    (
      head + "content-size 12\n",
      "f:5: a content-size of '12' — it is one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5: write `content-size XL`"
    ),
    (head + "style dark\nstyle light\n", "f:6: a second 'style' line — keep one of them"),
    (head + "0 began 1 2 3\ndirection rtl\n", "f:6: 'direction' after the first event — move the line to the top, below 'segue-touches 1'"),
    (head + "0.1\n", "f:5: a time without an event — write it like `0.250 began 1 195.0 420.5`"),
    (head + "0.1 began 1 2\n", "f:5: 'began' takes a finger, x and y — write it like `0.250 began 1 195.0 420.5`"),
    (head + "0.1 began one 2 3\n", "f:5: 'one' is no finger — fingers are whole numbers from 0"),
    (head + "0.1 moved 1 2 3\n", "f:5: finger 1 moved without having begun — add a `began` line for it before"),
    (head + "0.1 ended 1 2 3\n", "f:5: finger 1 ended without having begun — add a `began` line for it before"),
    (
      head + "0.1 began 1 2 3\n0.2 ended 1 2 3\n0.3 moved 1 2 3",
      "f:7: finger 1 moved without having begun — add a `began` line for it before"
    ),
    (head + "0.1 began 1 2 3\n0.2 began 1 2 3\n", "f:6: finger 1 began twice — end it first, or give the second one another number"),
    (head + "0.2 began 1 2 3\n0.1 moved 1 2 3\n", "f:6: time goes back, from 0.200 to 0.100 — put events in order of time"),
    (head + "nan began 1 2 3\n", "f:5: a time of 'nan' — times are seconds from 0 to 86400"),
    (head + "inf began 1 2 3\n", "f:5: a time of 'inf' — times are seconds from 0 to 86400"),
    (head + "-1 began 1 2 3\n", "f:5: a time of '-1' — times are seconds from 0 to 86400"),
    (head + "1e300 began 1 2 3\n", "f:5: a time of '1e300' — times are seconds from 0 to 86400"),
    (head + "0.1 began 1 nan 3\n", "f:5: 'nan' is no coordinate — x and y are points, finite numbers such as 195.0"),
    (head + "0.1 began 1 2 -inf\n", "f:5: '-inf' is no coordinate — x and y are points, finite numbers such as 195.0"),
    (head + "tick 60\n", "f:5: a second 'tick' line — keep one of them"),
    (
      "segue-touches 1\ndemo a\ndevice ipad\n0 began 1 2 3\ntick 60\n",
      "f:5: 'tick' after the first event — move the line to the top, below 'segue-touches 1'"
    ),
  ])
  func `a mistake is one line with file, line and remedy`(_ text: String, _ message: String) {
    #expect(throws: TouchScriptError.self) { try TouchScript(text: text, named: "f") }
    do { _ = try TouchScript(text: text, named: "f") } catch { #expect("\(error)" == message) }
  }

  @Test func `garbage of ten megabytes fails at its first line`() {
    var seed: UInt64 = 88_172_645_463_325_252
    let noise = (0..<(10 << 20)).map { _ -> UInt8 in
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      return UInt8(truncatingIfNeeded: seed)
    }
    func message(_ bytes: [UInt8]) -> String {
      do { return "\(try TouchScript(bytes: bytes, named: "f").events.count) events" } catch { return "\(error)" }
    }
    #expect(message(noise) == "f:1: not a touch script — the first line must be 'segue-touches 1'")
    #expect(message([UInt8](repeating: 0, count: 10 << 20)) == "f:1: not a touch script — the first line must be 'segue-touches 1'")
    #expect(message(Array("segue-touches 1\n".utf8) + noise).hasPrefix("f:2: "))
    #expect(message(Array("segue-touches 1\n".utf8) + [UInt8](repeating: 65, count: 10 << 20)).hasPrefix("f:2: a line of more than"))
    #expect(
      message(Array("segue-touches 1\ndemo ".utf8) + [0xC3, 0x28, 0x0A]) == "f:2: bytes that are not UTF-8 text — save the file as UTF-8")
  }

  @Test func `a message quotes no control characters and nothing long`() {
    let word = "\u{1B}[31m" + String(repeating: "x", count: 500)
    do {
      _ = try TouchScript(text: "segue-touches 1\n\(word)\n", named: "f")
    } catch {
      #expect(!"\(error)".unicodeScalars.contains("\u{1B}") && "\(error)".count < 320)
    }
  }

  @Test func `a file that is missing or a folder is named`() {
    func message(_ path: String) -> String { do { _ = try TouchScript(contentsOfFile: path); return "" } catch { return "\(error)" } }
    #expect(message("/no/such.touches") == "/no/such.touches: no such file or directory — name a touch script that can be read")
    #expect(message("/") == "/: is a directory — name a touch script, not a folder")
  }

  @Test func `what is written reads back equal, to the last bit`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      var script = TouchScript(demo: "today", device: "iphone-14@2x", ticksPerSecond: Bool.random() ? 60 : 120)
      var time: Int64 = 0
      for finger in 0..<5 {
        for phase in [TouchInput.Phase.began, .moved, .moved, finger % 2 == 0 ? .ended : .cancelled] {
          time += Int64.random(in: 0...3_000_000_000, using: &generator)
          let point = CGPoint(x: Double.random(in: -100...1000), y: Double.random(in: 0...1000).nextUp)
          script.events.append(TimedEvent(.touch(TouchInput(phase, finger: finger, at: point)), at: MediaTime(nanoseconds: time)))
        }
      }
      #expect(try TouchScript(text: script.text, named: "f") == script)
      #expect(try TouchScript(text: script.text, named: "f").text == script.text)
    }
  }

  @Test func `environment are written and read back, and plain ones are not written`() throws {
    for style in EnvironmentSettings.Style.allCases {
      for direction in EnvironmentSettings.Direction.allCases {
        for size in EnvironmentSettings.ContentSize.allCases {
          let environment = EnvironmentSettings(style: style, direction: direction, contentSize: size)
          let script = TouchScript(demo: "today", device: "ipad", environment: environment)
          #expect(try TouchScript(text: script.text, named: "f") == script)
        }
      }
    }
    #expect(TouchScript(demo: "today", device: "ipad").text == "segue-touches 1\ndemo today\ndevice ipad\ntick 60\n")
    let dark = TouchScript(
      demo: "a", device: "ipad", environment: EnvironmentSettings(style: .dark, direction: .rightToLeft, contentSize: .AX1))
    #expect(dark.text == "segue-touches 1\ndemo a\ndevice ipad\ntick 60\nstyle dark\ndirection rtl\ncontent-size AX1\n")
  }

  @Test func `times are written with three decimals or as many as they need`() {
    let times: [Int64] = [0, 250_000_000, 16_666_667, 1, 12_000_000_000, 100]
    let script = TouchScript(
      demo: "a", device: "ipad",
      events: times.sorted().enumerated().map {
        TimedEvent(.touch(TouchInput(.began, finger: $0, at: .zero)), at: MediaTime(nanoseconds: $1))
      })
    #expect(
      script.text == """
        segue-touches 1
        demo a
        device ipad
        tick 60
        0.000 began 0 0.0 0.0
        0.000000001 began 1 0.0 0.0
        0.0000001 began 2 0.0 0.0
        0.016666667 began 3 0.0 0.0
        0.250 began 4 0.0 0.0
        12.000 began 5 0.0 0.0

        """)
  }

  @Test func `a device may have another scale, which its name keeps`() {
    let device = Device.named("iphone-14@2x")
    #expect(device?.scale == 2 && device?.size == Device.iPhone14.size && device?.name == "iphone-14@2x")
    #expect(device?.scaled(3) == Device.iPhone14)
    #expect(Device.named("iphone-14@9x") == nil && Device.named("iphone-14@x") == nil && Device.named("@2x") == nil)
    #expect(Device.iPhoneX.scaled(1.5).name == "iphone-x@1.5x")
    #expect(Device.named("iphone-x@1.5x") == Device.iPhoneX.scaled(1.5))
  }
}
