import CSDL2
import CoreGraphics
import HostInterface
import LiveHost
import Motion

/// A host that shows a player in a window. It follows the wall clock.
@MainActor public final class WindowHost {
  private let stage: LivePlayer
  private let scale: Double
  private let clock = WallClock()
  private var pointer: WindowPointer
  private var shown: PlayerState
  private var showsKeys = false
  private var isRepeated = false
  private var isStopped = false

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - stage: The player.
  ///   - scale: The number of pixels per point of frames. The window can have any size.
  public init(_ stage: LivePlayer, scale: Double = 2) {
    (self.stage, self.scale, shown) = (stage, scale, stage.state)
    pointer = WindowPointer(size: shown.device.size)
  }

  /// A Boolean value that indicates whether there is a display for a window.
  public static var isAvailable: Bool { isSet("SDL_VIDEODRIVER") || !drivers.isEmpty }

  /// The drivers of SDL for the available displays. Without this list, SDL could choose a driver whose output is not visible.
  static var drivers: [String] { [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter { isSet($0.0) }.map(\.1) }

  private static func isSet(_ name: String) -> Bool { !(ProcessInfo.processInfo.environment[name] ?? "").isEmpty }

  /// Shows the window until it is closed, `stop()` is called or Ctrl-C is pressed. The call blocks and lets the main queue run.
  ///
  /// - Throws: `WindowHostError` if no window can be opened.
  public func run() throws {
    let screen = try WindowScreen(title: WindowWords.title(shown), device: shown.device, scale: scale)
    let stopping = StopSignals { [weak self] in self?.stop() }
    defer { stopping.end() }
    var needsPresenting = true
    while !isStopped {
      if let frame = stage.advance(to: clock.now) {
        screen.show(frame)
        needsPresenting = true
      }
      followTyping(screen)
      needsPresenting = follow(screen) || needsPresenting
      if needsPresenting {
        screen.present(circles: pointer.circles)
        needsPresenting = false
      }
      clock.letMainQueueRun(for: 0)
      let pause = stage.nextWake.map { max(0, ($0 - clock.now) / 1_000_000) } ?? Self.longestPause
      var event = SDL_Event()
      guard screen.sdl.WaitEventTimeout(&event, Int32(min(pause, Self.longestPause))) == 1 else { continue }
      repeat { needsPresenting = take(event, screen) || needsPresenting } while screen.sdl.PollEvent(&event) == 1
    }
    stage.cancelTouches(at: clock.now)
    _ = stage.advance(to: clock.now)
  }

  /// Updates the title and the card for a new state of the player. The result is `true` if the window must be drawn again.
  private func follow(_ screen: WindowScreen) -> Bool {
    let state = stage.state
    guard state != shown else { return false }
    if state.device.size != shown.device.size { pointer = WindowPointer(size: state.device.size) }
    shown = state
    screen.setTitle(WindowWords.title(state))
    layCard(screen)
    return true
  }

  /// Shows the card over the frame. It contains the keys if the user wants to see them, or otherwise the last problem.
  private func layCard(_ screen: WindowScreen) {
    if showsKeys {
      screen.lay(WindowWords.keys(), .middle)
    } else if case .problem? = shown.notice, let words = shown.notice?.text {
      screen.lay(WindowWords.problem(words), .bottom)
    } else {
      screen.lay(nil, .middle)
    }
  }

  /// Handles a key by the character that it writes in the current keyboard layout.
  private func press(_ key: String, _ screen: WindowScreen) {
    if key == "?" || showsKeys && key == Self.escape {
      showsKeys = key == "?" && !showsKeys
      layCard(screen)
    } else if let command = PlayerKey.command(for: key == " " ? "Space" : key.lowercased()), !isRepeated || command == .step {
      _ = stage.perform(command, by: .window, at: clock.now)
    }
  }

  private static let escape = "\u{1B}"

  /// Makes `run()` return. Touches are cancelled.
  public func stop() { isStopped = true }

  /// The maximum time until the main queue runs, in milliseconds, even if nothing happens in the window.
  private static let longestPause: Int64 = 10

  /// Handles an event. The result is `true` if the window must be drawn again.
  private func take(_ event: SDL_Event, _ screen: WindowScreen) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: stop()
    case SDL_WINDOWEVENT:
      if event.window.event == UInt8(SDL_WINDOWEVENT_CLOSE.rawValue) { stop() }
      if event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) { send(pointer.lifted()) }
      return true
    case SDL_MOUSEBUTTONDOWN where event.button.button == 1 && event.button.which != Self.touchMouse:
      _ = screen.sdl.CaptureMouse(SDL_TRUE)
      send(pointer.pressed(at: screen.point(x: Double(event.button.x), y: Double(event.button.y)), keys: keys(screen.sdl)))
    case SDL_MOUSEMOTION where event.motion.which != Self.touchMouse:
      send(pointer.moved(to: screen.point(x: Double(event.motion.x), y: Double(event.motion.y)), keys: keys(screen.sdl)))
    case SDL_MOUSEBUTTONUP where event.button.button == 1 && event.button.which != Self.touchMouse:
      _ = screen.sdl.CaptureMouse(SDL_FALSE)
      send(pointer.released(at: screen.point(x: Double(event.button.x), y: Double(event.button.y))))
    case SDL_KEYDOWN where stage.typing.isWanted: type(event.key, screen)
    case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
      let composition = WindowTyping.composition(in: event)
      if event.type == SDL_TEXTEDITING_EXT.rawValue { screen.sdl.free(event.editExt.text) }
      guard stage.typing.isWanted else { return false }
      stage.type(.compose(composition), at: clock.now)
    case SDL_KEYDOWN, SDL_KEYUP:
      isRepeated = event.key.repeat != 0
      pointer.keysChanged(keys(screen.sdl))
      if event.type == SDL_KEYDOWN.rawValue, event.key.keysym.sym == Int32(SDLK_ESCAPE.rawValue) { press(Self.escape, screen) }
    case SDL_TEXTINPUT:
      let written = WindowTyping.written(in: event)
      if stage.typing.isWanted { stage.type(.insert(written), at: clock.now) } else { press(written, screen) }
    case SDL_FINGERDOWN: touch(.began, event.tfinger, screen)
    case SDL_FINGERMOTION: touch(.moved, event.tfinger, screen)
    case SDL_FINGERUP: touch(.ended, event.tfinger, screen)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      screen.restore(stage.currentFrame())
      layCard(screen)
    default: return false
    }
    return true
  }

  /// Handles a key while a text is edited. The key belongs to the app, unless Ctrl and Shift are held.
  private func type(_ event: SDL_KeyboardEvent, _ screen: WindowScreen) {
    pointer.keysChanged(keys(screen.sdl))
    switch WindowTyping.meaning(of: event.keysym) {
    case .own(let key): press(key, screen)
    case .paste:
      guard let text = screen.clipboard, !text.isEmpty else { return }
      stage.type(.paste(text), at: clock.now)
    case .key(let key): stage.type(.key(key), at: clock.now)
    case nil: break  // its text arrives as another event
    }
  }

  private var copies = 0
  /// Copies text that the user has copied in the app to the machine's clipboard, and moves the input method to the caret.
  private func followTyping(_ screen: WindowScreen) {
    let typing = stage.typing
    if typing.copies != copies, let text = typing.copied, typing.copies > 0 { screen.clipboard = text }
    copies = typing.copies
    if let caret = typing.caret { screen.placeInputMethod(at: caret) }
  }

  private func touch(_ phase: TouchInput.Phase, _ finger: SDL_TouchFingerEvent, _ screen: WindowScreen) {
    let number = WindowPointer.firstTouchFinger + Int(truncatingIfNeeded: finger.fingerId & 0xFFFF)
    stage.touch(
      TouchInput(phase, finger: number, at: screen.point(fractionX: Double(finger.x), y: Double(finger.y))), at: clock.now)
  }

  private func send(_ touches: [TouchInput]) { for touch in touches { stage.touch(touch, at: clock.now) } }

  /// SDL also creates mouse events for touches. They are ignored, because the touches are handled already.
  private static let touchMouse = UInt32.max

  private func keys(_ sdl: SDL) -> WindowPointer.Keys {
    let state = sdl.GetModState().rawValue
    return WindowPointer.Keys(
      two: state & (KMOD_LALT.rawValue | KMOD_RALT.rawValue | KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0,
      sideBySide: state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0)
  }
}

/// The reason why no window can be opened, with a remedy.
public struct WindowHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the problem, with the reason that SDL gives.
  public var problem: String
  /// A remedy for the user.
  public var remedy: String
  /// The error as one line: `problem — remedy`.
  public var description: String { "\(problem) — \(remedy)" }
}
