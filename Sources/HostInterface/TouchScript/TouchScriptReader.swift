import CoreGraphics
import Motion

/// A reader of scripts that reads line by line. It stops at the first line that it cannot read, so that an unsuitable file of any size
/// fails at once.
struct TouchScriptReader {
  private let file: String
  private var line = 0
  private var demo, device: String?
  private var ticksPerSecond: Int?
  private var settings: [SettingChange] = []
  private var events: [TimedEvent] = []
  private var down: Set<Int> = []

  static let headerNames = ["demo", "device", "tick"] + Setting.names
  static let headers = headerNames.map { "`\($0)`" }.joined(separator: ", ")
  static let longestLine = 1000
  /// One day, in seconds. A later time is a mistake, and much later times would overflow the nanoseconds.
  static let latest = 86_400.0
  /// The number of bytes at the start of a line that show whether the line carries text.
  private static let longestStart = 64

  init(file: String) { self.file = file }

  mutating func read(_ bytes: UnsafeRawBufferPointer) throws(TouchScriptError) -> TouchScript {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0  // skips a byte order mark
    var isFirst = true
    while start < bytes.count || isFirst {
      line += 1
      let longest = Self.bringsText(bytes[start..<min(bytes.count, start + Self.longestStart)]) ? bytes.count : Self.longestLine
      let limit = min(bytes.count, start + longest + 1)
      let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: "\n")) ?? limit
      guard end - start <= longest else {
        throw isFirst
          ? noFirstLine() : failure("a line of more than \(Self.longestLine) bytes", "is this a touch script? Write an event a line")
      }
      guard let text = String(validating: bytes[start..<end], as: UTF8.self) else {
        throw isFirst ? noFirstLine() : failure("bytes that are not UTF-8 text", "save the file as UTF-8")
      }
      let words = ScriptWords.split(text)
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
    default:
      guard let setting = Setting.named(words[0]) else { return try event(words) }
      let earlier = settings.first { $0.words.name == setting.name }
      _ = try header(words, "\(setting.name) \(setting.example)", earlier?.words.value)
      do { settings.append(try setting.change(words)) } catch { throw failure(error.problem, error.remedy) }
    }
  }

  /// Returns whether a line may be long, because it starts with an event that carries text.
  private static func bringsText(_ start: Slice<UnsafeRawBufferPointer>) -> Bool {
    let words = String(decoding: start, as: UTF8.self).prefix { $0 != "\n" }.split(whereSeparator: \.isWhitespace)
    return words.count > 2 && Double(words[0]) != nil && InputEvent.textNames.contains(String(words[1]))
  }

  private func header(_ words: [String], _ example: String, _ earlier: String?) throws(TouchScriptError) -> String {
    guard earlier == nil else { throw failure("a second '\(words[0])' line", "keep one of them") }
    guard events.isEmpty else {
      throw failure("'\(words[0])' after the first event", "move the line to the top, below '\(TouchScript.firstLine)'")
    }
    guard words.count == 2 else { throw failure("'\(words[0])' takes one word", "write it like `\(example)`") }
    return words[1]
  }

  private mutating func event(_ words: [String]) throws(TouchScriptError) {
    let time = try time(words[0])
    guard words.count > 1 else { throw failure("a time without an event", "write it like `0.250 began 1 195.0 420.5`") }
    let event: InputEvent
    if let phase = TouchInput.Phase(rawValue: words[1]) {
      event = .touch(try touch(phase, words))
    } else {
      do { event = try InputEvent(Array(words[1...])) } catch { throw failure(error.problem, error.remedy) }
    }
    if let last = events.last?.time, time < last {
      throw failure("time goes back, from \(TouchScript.seconds(last)) to \(TouchScript.seconds(time))", "put events in order of time")
    }
    if case .touch(let touch) = event { try follow(touch) }
    events.append(TimedEvent(event, at: time))
  }

  private func touch(_ phase: TouchInput.Phase, _ words: [String]) throws(TouchScriptError) -> TouchInput {
    guard words.count == 5 else {
      throw failure("'\(phase)' takes a finger, x and y", "write it like `0.250 \(phase) 1 195.0 420.5`")
    }
    guard let finger = Int(words[2]), finger >= 0 else {
      throw failure("'\(words[2].shortened)' is no finger", "fingers are whole numbers from 0")
    }
    return TouchInput(phase, finger: finger, at: CGPoint(x: try coordinate(words[3]), y: try coordinate(words[4])))
  }

  private mutating func follow(_ touch: TouchInput) throws(TouchScriptError) {
    switch touch.phase {
    case .began:
      guard down.insert(touch.finger).inserted else {
        throw failure("finger \(touch.finger) began twice", "end it first, or give the second one another number")
      }
    case .moved:
      guard down.contains(touch.finger) else { throw notDown(touch.finger, touch.phase) }
    case .ended, .cancelled:
      guard down.remove(touch.finger) != nil else { throw notDown(touch.finger, touch.phase) }
    }
  }

  /// Reads digits as integers, so that a written time gives the identical timestamp again. Other notations are read as a `Double`.
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
      throw failure("unknown word '\(word.shortened)'", Self.remedy(for: word))
    }
    guard seconds.isFinite, seconds >= 0, seconds <= Self.latest else {
      throw failure("a time of '\(word.shortened)'", "times are seconds from 0 to \(Int(Self.latest))")
    }
    return MediaTime(seconds: seconds)
  }

  private static func remedy(for word: String) -> String {
    let events = TouchInput.Phase.allCases.map(\.rawValue) + InputEvent.names
    if events.contains(word) { return "an event begins with its time in seconds: write it like `0.500 \(word) …`" }
    let near = NearWord.of(word, in: headerNames).map { "did you mean `\($0)`? " } ?? ""
    return "\(near)a line is \(headers) or an event that begins with its time in seconds"
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
    let environment = settings.reduce(EnvironmentSettings()) { $0.with($1) }
    return TouchScript(demo: demo, device: device, ticksPerSecond: ticksPerSecond, environment: environment, events: events)
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
  /// The beginning of the text for an error message, with control characters replaced.
  var shortened: String {
    let visible = unicodeScalars.prefix(40).map { $0.properties.generalCategory == .control ? "�" : String($0) }.joined()
    return unicodeScalars.count > 40 ? visible + "…" : visible
  }
}
