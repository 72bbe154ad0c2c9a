import CoreGraphics
import HostInterface

/// What a page says over the stream, a line of text each.
enum ViewerMessage: Equatable {
  /// `began 0 195.0 420.5`: as in a touch script, without the time.
  case touch(TouchInput)
  /// `shown 17`: frame 17 has been drawn (or given up).
  case shown(UInt32)
  /// `echo 1234.5`: sent back as it is, so that the page can tell how far away the app is.
  case echo(String)
  /// `type insert "한"`: what was typed, composed or pasted, as in a touch script, without the time.
  case typed(TextEvent)
  /// `do restart`: what a person around the phone asks for.
  case control(PageControl)

  private static let typing = "type "
  /// Bytes of a message at most. The page cuts a longer text into several.
  static let longest = 16 << 10

  /// Nil for anything else: the viewer is no page of ours.
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
