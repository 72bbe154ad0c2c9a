import CoreGraphics
import HostInterface

/// A message of a page, as a line of text.
enum ViewerMessage: Equatable {
  /// A touch as in a touch script without its time, such as `began 0 195.0 420.5`.
  case touch(TouchInput)
  /// The confirmation of a frame, such as `shown 17`. The frame has been drawn or dropped.
  case shown(UInt32)
  /// A text that is sent back unchanged, such as `echo 1234.5`. The page measures the latency with it.
  case echo(String)
  /// A text that was typed, composed or pasted, as in a touch script without its time, such as `type insert "한"`.
  case typed(TextEvent)
  /// A command of a person, such as `do restart`.
  case control(PageControl)

  private static let typing = "type "
  /// The maximum length of a message, in bytes. The page divides a longer text.
  static let longest = 16 << 10

  /// Creates a message from text. The result is `nil` for any other text, which does not come from the page that this host serves.
  init?(_ text: String) {
    if text.hasPrefix(Self.typing) {
      guard text.utf8.count <= Self.longest, case .text(let event)? = InputEvent(words: String(text.dropFirst(Self.typing.count))) else {
        return nil
      }
      self = .typed(event)
      return
    }
    guard text.utf8.count <= 200 else { return nil }
    let words = text.split(separator: " ")
    switch words.first {
    case "shown":
      guard words.count == 2, let number = UInt32(words[1]) else { return nil }
      self = .shown(number)
    case "echo":
      guard words.count == 2, words[1].utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) else { return nil }
      self = .echo(text)
    case "do":
      guard let control = PageControl(String(text.dropFirst("do ".count))) else { return nil }
      self = .control(control)
    case let word?:
      guard words.count == 4, let phase = TouchInput.Phase(rawValue: String(word)), let finger = Int(words[1]), (0..<100).contains(finger),
        let x = Double(words[2]), let y = Double(words[3]), x.isFinite, y.isFinite
      else { return nil }
      self = .touch(TouchInput(phase, finger: finger, at: CGPoint(x: x, y: y)))
    case nil: return nil
    }
  }
}
