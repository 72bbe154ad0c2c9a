import CoreGraphics
import Motion

/// Reads a script line by line and stops at the first thing it does not understand, so that garbage of any size fails at once.
struct TouchScriptReader {
  private let file: String
  private var line = 0
  private var demo, device: String?
  private var ticksPerSecond: Int?
  private var style: Surroundings.Style?
  private var direction: Surroundings.Direction?
  private var contentSize: Surroundings.ContentSize?
  private var events: [TimedEvent] = []
  private var down: Set<Int> = []

  static let headers = "`demo`, `device`, `tick`, `style`, `direction`, `content-size`"
  static let longestLine = 1000
  /// A day: what lies beyond is a slip of the pen, and would overflow nanoseconds sooner or later.
  static let latest = 86_400.0
  static let phases = TouchInput.Phase.allCases.map(\.rawValue).joined(separator: ", ")

  init(file: String) { self.file = file }

  mutating func read(_ bytes: UnsafeRawBufferPointer) throws(TouchScriptError) -> TouchScript {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0  // an editor's byte order mark
    var isFirst = true
    while start < bytes.count || isFirst {
      line += 1
      let limit = min(bytes.count, start + Self.longestLine + 1)
      let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: "\n")) ?? limit
      guard end - start <= Self.longestLine else {
        throw isFirst
          ? noFirstLine() : failure("a line of more than \(Self.longestLine) bytes", "is this a touch script? Write an event a line")
      }
      guard let text = String(validating: bytes[start..<end], as: UTF8.self) else {
        throw isFirst ? noFirstLine() : failure("bytes that are not UTF-8 text", "save the file as UTF-8")
      }
      let words = text.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      if isFirst {
        guard words == ["segue-touches", "1"] else { throw words.first == "segue-touches" ? otherVersion() : noFirstLine() }
        isFirst = false
      } else if !words.isEmpty {
        try take(words)
      }
      start = end + 1
    }
    return try finished()
  }

  private mutating func take(_ words: [String]) throws(TouchScriptError) {
    switch words[0] {
    case "demo": demo = try header(words, "demo today", demo)
    case "device":
      device = try header(words, "device \(Device.all[0].name)", device)
      guard Device.named(words[1]) != nil else { throw failure("unknown device '\(words[1].shortened)'", Device.remedy) }
    case "tick":
      _ = try header(words, "tick 60", ticksPerSecond.map(String.init))
      guard let rate = Int(words[1]), [60, 120].contains(rate) else {
        throw failure("a tick of '\(words[1].shortened)'", "ticks a second are 60 or 120: write `tick 60`")
      }
      ticksPerSecond = rate
    case "style": style = try choice(words, "dark", style)
    case "direction": direction = try choice(words, "rtl", direction)
    case "content-size": contentSize = try choice(words, "XL", contentSize)
    default: try event(words)
    }
  }

  private func header(_ words: [String], _ example: String, _ earlier: String?) throws(TouchScriptError) -> String {
    guard earlier == nil else { throw failure("a second '\(words[0])' line", "keep one of them") }
    guard events.isEmpty else {
      throw failure("'\(words[0])' after the first event", "move the line to the top, below '\(TouchScript.firstLine)'")
    }
    guard words.count == 2 else { throw failure("'\(words[0])' takes one word", "write it like `\(example)`") }
    return words[1]
  }

  /// A header that takes one of a few words.
  private func choice<Choice: RawRepresentable & CaseIterable>(_ words: [String], _ example: String, _ earlier: Choice?)
    throws(TouchScriptError) -> Choice where Choice.RawValue == String
  {
    let word = try header(words, "\(words[0]) \(example)", earlier?.rawValue)
    if let known = Choice(rawValue: word) { return known }
    let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw failure("a \(words[0]) of '\(word.shortened)'", "it is one of \(all): write `\(words[0]) \(example)`")
  }

  private mutating func event(_ words: [String]) throws(TouchScriptError) {
    let time = try time(words[0])
    guard words.count > 1 else { throw failure("a time without an event", "write it like `0.250 began 1 195.0 420.5`") }
    guard let phase = TouchInput.Phase(rawValue: words[1]) else {
      throw failure("unknown event '\(words[1].shortened)'", "this version knows \(Self.phases)")
    }
    guard words.count == 5 else {
      throw failure("'\(phase)' takes a finger, x and y", "write it like `0.250 \(phase) 1 195.0 420.5`")
    }
    guard let finger = Int(words[2]), finger >= 0 else {
      throw failure("'\(words[2].shortened)' is no finger", "fingers are whole numbers from 0")
    }
    if let last = events.last?.time, time < last {
      throw failure("time goes back, from \(TouchScript.seconds(last)) to \(TouchScript.seconds(time))", "put events in order of time")
    }
    let location = CGPoint(x: try coordinate(words[3]), y: try coordinate(words[4]))
    switch phase {
    case .began:
      guard down.insert(finger).inserted else {
        throw failure("finger \(finger) began twice", "end it first, or give the second one another number")
      }
    case .moved:
      guard down.contains(finger) else { throw notDown(finger, phase) }
    case .ended, .cancelled:
      guard down.remove(finger) != nil else { throw notDown(finger, phase) }
    }
    events.append(TimedEvent(.touch(TouchInput(phase, finger: finger, at: location)), at: time))
  }

  /// Digits are read as integers, so that a written time is the same instant again; other notations go through a Double.
  private func time(_ word: String) throws(TouchScriptError) -> MediaTime {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
    if isPlain, parts[0].count <= 5, parts.count == 1 || parts[1].count <= 9, let whole = Int64(parts[0]) {
      let decimals = parts.count == 1 ? "" : String(parts[1])
      let nanoseconds = Int64(decimals + String(repeating: "0", count: 9 - decimals.count))!
      let time = MediaTime(nanoseconds: whole * 1_000_000_000 + nanoseconds)
      if time.seconds <= Self.latest { return time }
    }
    guard let seconds = Double(word) else {
      throw failure(
        "unknown word '\(word.shortened)'", "a line is \(Self.headers) or an event that begins with its time in seconds")
    }
    guard seconds.isFinite, seconds >= 0, seconds <= Self.latest else {
      throw failure("a time of '\(word.shortened)'", "times are seconds from 0 to \(Int(Self.latest))")
    }
    return MediaTime(seconds: seconds)
  }

  private func coordinate(_ word: String) throws(TouchScriptError) -> Double {
    guard let value = Double(word), value.isFinite, abs(value) <= 1e6 else {
      throw failure("'\(word.shortened)' is no coordinate", "x and y are points, finite numbers such as 195.0")
    }
    return value
  }

  private func finished() throws(TouchScriptError) -> TouchScript {
    func missing(_ word: String, _ example: String) -> TouchScriptError {
      TouchScriptError(file: file, line: nil, problem: "no '\(word)' line", remedy: "add `\(example)` below '\(TouchScript.firstLine)'")
    }
    guard let demo else { throw missing("demo", "demo today") }
    guard let device else { throw missing("device", "device \(Device.all[0].name)") }
    guard let ticksPerSecond else { throw missing("tick", "tick 60") }
    let plain = Surroundings()
    let surroundings = Surroundings(
      style: style ?? plain.style, direction: direction ?? plain.direction, contentSize: contentSize ?? plain.contentSize)
    return TouchScript(demo: demo, device: device, ticksPerSecond: ticksPerSecond, surroundings: surroundings, events: events)
  }

  private func noFirstLine() -> TouchScriptError {
    failure("not a touch script", "the first line must be '\(TouchScript.firstLine)'")
  }
  private func otherVersion() -> TouchScriptError {
    failure("a version of touch scripts that this version of Segue does not know", "the first line must be '\(TouchScript.firstLine)'")
  }
  private func notDown(_ finger: Int, _ phase: TouchInput.Phase) -> TouchScriptError {
    failure("finger \(finger) \(phase) without having begun", "add a `began` line for it before")
  }
  private func failure(_ problem: String, _ remedy: String) -> TouchScriptError {
    TouchScriptError(file: file, line: line, problem: problem, remedy: remedy)
  }
}

extension String {
  /// What an error message quotes of something that may be anything.
  var shortened: String {
    let visible = unicodeScalars.prefix(40).map { $0.properties.generalCategory == .control ? "�" : String($0) }.joined()
    return unicodeScalars.count > 40 ? visible + "…" : visible
  }
}
