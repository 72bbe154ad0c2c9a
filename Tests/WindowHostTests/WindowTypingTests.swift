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

  @Test func `Ctrl is the app's, with Shift it is the window's own, and pastes bring the clipboard`() {
    #expect(key(SDLK_c, KMOD_LCTRL) == .key(Key("c", .control)!))
    #expect(key(SDLK_v, KMOD_LGUI) == .paste)
    #expect(key(SDLK_r, KMOD_LCTRL, KMOD_LSHIFT) == .own("r"))
    #expect(key(SDLK_z, KMOD_LCTRL, KMOD_LSHIFT) == .key(Key("z", [.control, .shift])!))
  }
}
