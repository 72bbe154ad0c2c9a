import CSDL2
import HostInterface
import Testing

@testable import WindowHost

/// Keys of the window while a text is edited.
@Suite struct WindowTypingTests {
  private func key(_ code: SDL_KeyCode, _ mod: SDL_Keymod...) -> WindowTyping.Meaning? {
    var keysym = SDL_Keysym()
    keysym.sym = SDL_Keycode(code.rawValue)
    keysym.mod = UInt16(mod.reduce(0) { $0 | $1.rawValue })
    return WindowTyping.meaning(of: keysym)
  }

  @Test func `keys that write come as text, others by their names with what is held`() {
    #expect(key(SDLK_a) == nil)
    #expect(key(SDLK_a, KMOD_LSHIFT) == nil)
    #expect(key(SDLK_BACKSPACE) == .key(Key(.delete)))
    #expect(key(SDLK_LEFT, KMOD_RSHIFT, KMOD_LALT) == .key(Key(.left, [.shift, .option])))
    #expect(key(SDLK_KP_ENTER) == .key(Key(.return)))
  }

  /// An event as SDL sends it, with a text in its bytes.
  private func event(_ type: SDL_EventType, _ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    let bytes = Array(text.utf8)
    if type == SDL_TEXTINPUT {
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
    } else {
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: bytes) }
    }
    return event
  }

  @Test func `an input method's compositions are read as it shows them, and what it commits; given up it is empty`() {
    for text in ["ㅎ", "하", "한", "ni hao", "´", ""] { #expect(WindowTyping.composition(in: event(SDL_TEXTEDITING, text)) == text) }
    for text in ["한", "你好", "é", "\u{E31}", "\u{93E}", "\u{200D}", "\u{301}", "\u{1F3FD}"] {
      #expect(WindowTyping.written(in: event(SDL_TEXTINPUT, text)) == text)
    }
  }

  @Test func `a composition that is longer than an event holds is read whole`() throws {
    let long = String(repeating: "한글", count: 30)
    long.withCString { bytes in
      var event = SDL_Event()
      event.type = SDL_TEXTEDITING_EXT.rawValue
      event.editExt.text = UnsafeMutablePointer(mutating: bytes)
      #expect(WindowTyping.composition(in: event) == long)
    }
  }

  @Test func `Ctrl is the app's, with Shift it is the window's own, and pastes bring the clipboard`() {
    #expect(key(SDLK_c, KMOD_LCTRL) == .key(Key("c", .control)!))
    #expect(key(SDLK_v, KMOD_LGUI) == .paste)
    #expect(key(SDLK_r, KMOD_LCTRL, KMOD_LSHIFT) == .own("r"))
    #expect(key(SDLK_z, KMOD_LCTRL, KMOD_LSHIFT) == .key(Key("z", [.control, .shift])!))
  }
}
