import CoreGraphics

extension VoiceEvent {
  /// The events that consist of one word.
  private static let plain: [(word: String, event: VoiceEvent)] = [
    ("next", .next), ("previous", .previous), ("first", .first), ("last", .last), ("activate", .activate), ("increment", .increment),
    ("decrement", .decrement), ("escape", .escape), ("magic-tap", .magicTap),
  ]
  static let names = plain.map(\.word) + ["touch", "focus", "find", "scroll", "action"]

  /// The event as the words of a script after `voice`, such as `next`, `scroll down` and `action "Delete"`.
  var words: String {
    switch self {
    case .touch(let point): "touch \(Double(point.x)) \(Double(point.y))"
    case .focus(let number): "focus \(number)"
    case .find(let name): "find \(QuotedText.quote(name))"
    case .scroll(let way): "scroll \(way.rawValue)"
    case .action(let name): "action \(QuotedText.quote(name))"
    default: Self.plain.first { $0.event == self }!.word
    }
  }

  /// Creates an event from the text of `words`, with the word `voice` before it.
  init(_ words: [String]) throws(EventProblem) {
    guard words.count > 1 else {
      throw EventProblem(
        problem: "'voice' alone", remedy: "it is one of on, off, \(Self.names.joined(separator: ", ")): write `voice next`")
    }
    if let plain = Self.plain.first(where: { $0.word == words[1] }) {
      guard words.count == 2 else { throw Self.problem(words, "no more words", "voice \(words[1])") }
      self = plain.event
      return
    }
    switch words[1] {
    case "touch":
      guard words.count == 4, let x = Self.coordinate(words[2]), let y = Self.coordinate(words[3]) else {
        throw Self.problem(words, "x and y in points", "voice touch 195.0 420.5")
      }
      self = .touch(CGPoint(x: x, y: y))
    case "focus":
      guard words.count == 3, let number = Int(words[2]), (1...9999).contains(number) else {
        throw Self.problem(words, "a number from 1", "voice focus 3")
      }
      self = .focus(number)
    case "find": self = .find(try Self.name(words, "Save"))
    case "action": self = .action(try Self.name(words, "Delete"))
    case "scroll":
      guard words.count == 3, let way = Way(rawValue: words[2]) else {
        throw Self.problem(words, "one of \(Way.allCases.map(\.rawValue).joined(separator: ", "))", "voice scroll down")
      }
      self = .scroll(way)
    default:
      let near = NearWord.of(words[1], in: Self.names + ["on", "off"]).map { "did you mean `voice \($0)`? " } ?? ""
      throw EventProblem(
        problem: "nothing called '\(words[1].shortened)' that VoiceOver does",
        remedy: "\(near)it is one of on, off, \(Self.names.joined(separator: ", "))")
    }
  }

  private static func problem(_ words: [String], _ wanted: String, _ example: String) -> EventProblem {
    EventProblem(problem: "'voice \(words[1])' takes \(wanted)", remedy: "write it like `\(example)`")
  }

  private static func coordinate(_ word: String) -> Double? { Double(word).flatMap { $0.isFinite && abs($0) <= 1e6 ? $0 : nil } }

  private static func name(_ words: [String], _ example: String) throws(EventProblem) -> String {
    guard words.count == 3, words[2].unicodeScalars.first == "\"", let name = QuotedText.unquote(words[2]), !name.isEmpty,
      name.utf8.count <= longestName
    else { throw problem(words, "a name in quotation marks, of \(longestName) bytes at most", "voice \(words[1]) \"\(example)\"") }
    return name
  }
}
