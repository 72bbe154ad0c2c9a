import CoreGraphics
import Foundation

/// The reason why the words of an event cannot be read, and the remedy.
struct EventProblem: Error, Hashable {
  var problem, remedy: String
}

extension InputEvent {
  /// The words by which an event other than a touch may begin.
  static let names =
    ["rotate", "resize"] + ActivityChange.allCases.map(\.rawValue) + Setting.names + [
      "open", "insert", "compose", "delete", "key", "paste",
    ]
  /// The names of events that carry text. Their lines may be long.
  static let textNames = ["open", "insert", "compose", "paste"]

  /// The event as words, without its time, as in `rotate landscape-left` and `insert "한"`.
  package var words: String {
    switch self {
    case .touch(let touch): "\(touch.phase) \(touch.finger) \(Double(touch.location.x)) \(Double(touch.location.y))"
    case .setting(let change): "\(change.words.name) \(change.words.value)"
    case .screen(.rotate(let orientation)): "rotate \(orientation.rawValue)"
    case .screen(.resize(let size)): "resize \(Self.side(size.width))x\(Self.side(size.height))"
    case .activity(let change): change.rawValue
    case .open(let url): "open \(QuotedText.quote(url.absoluteString))"
    case .text(.insert(let text)): "insert \(QuotedText.quote(text))"
    case .text(.compose(let text)): "compose \(QuotedText.quote(text))"
    case .text(.paste(let text)): "paste \(QuotedText.quote(text))"
    case .text(.delete): "delete"
    case .voice(let event): "voice \(event.words)"
    case .text(.key(let key)): "key \(key.word.isPlainWord ? key.word : QuotedText.quote(key.word))"
    }
  }

  private static func side(_ length: CGFloat) -> String { length == length.rounded() ? "\(Int(length))" : "\(Double(length))" }

  /// Creates an event other than a touch from the text of `words`. The result is `nil` for any other text.
  package init?(words line: String) {
    guard let event = try? InputEvent(ScriptWords.split(line)) else { return nil }
    self = event
  }

  /// Creates an event other than a touch from its words.
  init(_ words: [String]) throws(EventProblem) {
    guard let name = words.first else { throw EventProblem(problem: "no event", remedy: "write one like `rotate landscape-left`") }
    switch name {
    case "rotate": self = .screen(.rotate(try Self.orientation(words)))
    case "resize": self = .screen(.resize(try Self.size(words)))
    case "key": self = .text(.key(try Self.key(words)))
    case "delete":
      try Self.check(words, 1, "delete")
      self = .text(.delete)
    case "open": self = .open(try Self.address(words))
    case "insert": self = .text(.insert(try Self.text(words, "\"한\"")))
    case "compose": self = .text(.compose(try Self.text(words, "\"ㅎ\"", mayBeEmpty: true)))
    case "paste": self = .text(.paste(try Self.text(words, "\"a line\\nand another\"")))
    default:
      if let activity = ActivityChange(rawValue: name) {
        try Self.check(words, 1, name)
        self = .activity(activity)
      } else if name == SettingChange.voiceOver(true).words.name, words.count < 2 || !["on", "off"].contains(words[1]) {
        self = .voice(try VoiceEvent(words))
      } else if let setting = Setting.named(name) {
        self = .setting(try setting.change(words))
      } else {
        throw EventProblem(problem: "unknown event '\(name.shortened)'", remedy: Self.remedy(for: name))
      }
    }
  }

  private static func remedy(for name: String) -> String {
    let all = TouchInput.Phase.allCases.map(\.rawValue) + names
    let near = NearWord.of(name, in: all).map { "did you mean `\($0)`? " } ?? ""
    return "\(near)this version knows \(all.joined(separator: ", "))"
  }

  private static func check(_ words: [String], _ count: Int, _ example: String) throws(EventProblem) {
    guard words.count != count else { return }
    let wanted = ["no words", "one word", "two words"][count - 1]
    throw EventProblem(problem: "'\(words[0])' takes \(wanted)", remedy: "write it like `\(example)`")
  }

  private static func orientation(_ words: [String]) throws(EventProblem) -> Device.Orientation {
    try check(words, 2, "rotate landscape-left")
    if let known = Device.Orientation(rawValue: words[1]) { return known }
    let all = Device.Orientation.allCases.map(\.rawValue).joined(separator: ", ")
    throw EventProblem(
      problem: "an orientation of '\(words[1].shortened)'", remedy: "it is one of \(all): write `rotate landscape-left`")
  }

  private static func size(_ words: [String]) throws(EventProblem) -> CGSize {
    try check(words, 2, "resize 507x1180")
    let sides = words[1].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], ScreenChange.sides.contains(width),
      ScreenChange.sides.contains(height)
    else {
      let (least, most) = (Int(ScreenChange.sides.lowerBound), Int(ScreenChange.sides.upperBound))
      throw EventProblem(
        problem: "a size of '\(words[1].shortened)'",
        remedy: "it is width x height in points, \(least) to \(most) each: write `resize 507x1180`")
    }
    return CGSize(width: width, height: height)
  }

  private static func address(_ words: [String]) throws(EventProblem) -> URL {
    let example = "\"shop://item/3\"", text = try text(words, example)
    if let url = URL(string: text), url.scheme != nil { return url }
    throw EventProblem(problem: "an address of '\(text.shortened)'", remedy: "it begins with a scheme: write it like `open \(example)`")
  }

  private static func key(_ words: [String]) throws(EventProblem) -> Key {
    try check(words, 2, "key return")
    let word = words[1].unicodeScalars.first == "\"" ? QuotedText.unquote(words[1]) ?? "" : words[1]
    if let key = Key(word: word) { return key }
    let names = Key.Name.allCases.map(\.rawValue)
    let near = NearWord.of(word, in: names).map { "did you mean `\($0)`? " } ?? ""
    throw EventProblem(
      problem: "no key '\(words[1].shortened)'",
      remedy:
        "\(near)a key is one character or one of \(names.joined(separator: ", ")), with shift+, control+, option+ or command+ before it")
  }

  private static func text(_ words: [String], _ example: String, mayBeEmpty: Bool = false) throws(EventProblem) -> String {
    let example = "\(words[0]) \(example)"
    guard words.count == 2, words[1].unicodeScalars.first == "\"" else {
      throw EventProblem(problem: "'\(words[0])' takes text in quotation marks", remedy: "write it like `\(example)`")
    }
    guard let text = QuotedText.unquote(words[1]) else {
      throw EventProblem(
        problem: "text that does not end, or an escape that there is not, in \(words[1].shortened)",
        remedy: "escapes are \\\", \\\\, \\n, \\r, \\t and \\u{D55C}: write `\(example)`")
    }
    guard mayBeEmpty || !text.isEmpty else { throw EventProblem(problem: "'\(words[0])' of nothing", remedy: "write it like `\(example)`") }
    guard text.utf8.count <= TextEvent.longest else {
      throw EventProblem(problem: "a text of \(text.utf8.count) bytes", remedy: "\(TextEvent.longest >> 20) MB are the most")
    }
    return text
  }
}

extension Setting {
  /// Creates a change of this setting from two words. The first word is the setting's name.
  func change(_ words: [String]) throws(EventProblem) -> SettingChange {
    guard words.count == 2 else { throw EventProblem(problem: "'\(name)' takes one word", remedy: "write it like `\(name) \(example)`") }
    if let change = make(words[1]) { return change }
    throw EventProblem(
      problem: "a \(name) of '\(words[1].shortened)'",
      remedy: "it is one of \(self.words.joined(separator: ", ")): write `\(name) \(example)`")
  }
}

extension String {
  /// A Boolean value that indicates whether the text is one word without quotation marks.
  fileprivate var isPlainWord: Bool { utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x23 && $0 != 0x5C } }
}
