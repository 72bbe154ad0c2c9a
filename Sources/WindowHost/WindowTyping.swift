import CSDL2
import HostInterface

/// What keys mean while a text is edited in the app.
enum WindowTyping {
  enum Meaning: Equatable {
    /// The app's.
    case key(Key)
    /// What is on the machine's clipboard.
    case paste
    /// The window's own: Ctrl and Shift are held.
    case own(String)
  }

  /// nil for a key that writes something: that comes as text, perhaps from an input method.
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

  /// What an input method shows before it is sure; a long one comes by a pointer.
  static func composition(in event: SDL_Event) -> String {
    if event.type == SDL_TEXTEDITING_EXT.rawValue { return event.editExt.text.map { String(cString: $0) } ?? "" }
    return text(of: event.edit.text)
  }
  /// What was written, by keys or by an input method that is sure.
  static func written(in event: SDL_Event) -> String { text(of: event.text.text) }

  /// SDL's bytes, up to the first that is 0.
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
