import CSDL2
import HostInterface

/// The meaning of keys while a text is edited in the app.
enum WindowTyping {
  enum Meaning: Equatable {
    /// The key belongs to the app.
    case key(Key)
    /// The text on the machine's clipboard is pasted.
    case paste
    /// The key belongs to the window, because Ctrl and Shift are held.
    case own(String)
  }

  /// Returns the meaning of a key. The result is `nil` for a key that writes a character. Its text arrives as another event, possibly from
  /// an input method.
  static func meaning(of keysym: SDL_Keysym) -> Meaning? {
    let held = modifiers(UInt32(keysym.mod))
    if let name = names[keysym.sym] { return .key(Key(name, held)) }
    guard held.contains(.control) || held.contains(.command), let scalar = Unicode.Scalar(UInt32(bitPattern: keysym.sym)),
      scalar.value >= 0x20,
      scalar.value < 0x80
    else { return nil }
    let character = Character(scalar)
    if held.isSuperset(of: [.control, .shift]) { return character == "z" ? .key(Key("z", held)!) : .own(String(character)) }
    if character == "v" { return .paste }
    return Key(character, held).map { .key($0) }
  }

  /// Returns the text that an input method composes. A long text is stored behind a pointer.
  static func composition(in event: SDL_Event) -> String {
    if event.type == SDL_TEXTEDITING_EXT.rawValue { return event.editExt.text.map { String(cString: $0) } ?? "" }
    return text(of: event.edit.text)
  }
  /// Returns the text that was written by keys or committed by an input method.
  static func written(in event: SDL_Event) -> String { text(of: event.text.text) }

  /// Returns SDL's bytes as text, up to the first zero.
  private static func text<Bytes>(of bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  static func modifiers(_ state: UInt32) -> Key.Modifiers {
    var held: Key.Modifiers = []
    if state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { held.insert(.shift) }
    if state & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { held.insert(.control) }
    if state & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { held.insert(.option) }
    if state & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { held.insert(.command) }
    return held
  }

  private static let names: [SDL_Keycode: Key.Name] = {
    let pairs: [(SDL_KeyCode, Key.Name)] = [
      (SDLK_RETURN, .return), (SDLK_KP_ENTER, .return), (SDLK_TAB, .tab), (SDLK_ESCAPE, .escape), (SDLK_BACKSPACE, .delete),
      (SDLK_DELETE, .forwardDelete), (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_HOME, .home),
      (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
    ]
    return Dictionary(uniqueKeysWithValues: pairs.map { (SDL_Keycode($0.0.rawValue), $0.1) })
  }()
}
