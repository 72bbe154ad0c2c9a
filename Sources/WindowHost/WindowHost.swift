import CSDL2
import CoreGraphics
import HostInterface
import LiveHost
import Motion

/// Plays an app live in a window. This host lives by the wall clock.
@MainActor public final class WindowHost {
  private let session: LiveSession
  private let scale: Double
  private let clock = WallClock()
  private var pointer: WindowPointer
  private var isStopped = false

  /// - Parameters:
  ///   - scale: pixels per point of the picture; the window shows it at any size.
  public init(_ session: LiveSession, scale: Double = 2) {
    (self.session, self.scale) = (session, scale)
    pointer = WindowPointer(size: session.app.device.size)
  }

  /// Whether there is a display to open a window on.
  public static var isAvailable: Bool { isSet("SDL_VIDEODRIVER") || !drivers.isEmpty }

  /// SDL's drivers for the displays that there are. Left alone, SDL would go on to drivers that draw where nobody looks.
  static var drivers: [String] { [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter { isSet($0.0) }.map(\.1) }

  private static func isSet(_ name: String) -> Bool { !(ProcessInfo.processInfo.environment[name] ?? "").isEmpty }

  /// Shows the window until it is closed, `stop()` or Ctrl-C. Blocks, and lets the main queue run.
  ///
  /// - Throws: `WindowHostError` when no window can be opened.
  public func run() throws {
    let screen = try WindowScreen(title: "Segue — \(session.app.device.name)", device: session.app.device, scale: scale)
    let stopping = StopSignals { [weak self] in self?.stop() }
    defer { stopping.end() }
    var needsPresenting = true
    while !isStopped {
      if let frame = session.advance(to: clock.now) {
        screen.show(frame)
        needsPresenting = true
      }
      if needsPresenting {
        screen.present(circles: pointer.circles)
        needsPresenting = false
      }
      clock.letMainQueueRun(for: 0)
      let pause = session.nextWake.map { max(0, ($0 - clock.now) / 1_000_000) } ?? Self.longestPause
      var event = SDL_Event()
      guard screen.sdl.WaitEventTimeout(&event, Int32(min(pause, Self.longestPause))) == 1 else { continue }
      repeat { needsPresenting = take(event, screen) || needsPresenting } while screen.sdl.PollEvent(&event) == 1
    }
    session.cancelTouches(at: clock.now)
    _ = session.advance(to: clock.now)
  }

  /// Ends `run`. Fingers that are down are cancelled.
  public func stop() { isStopped = true }

  /// Milliseconds after which the main queue has its turn, even when nothing happens in the window.
  private static let longestPause: Int64 = 10

  /// Whether the window must be drawn again.
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
    case SDL_KEYDOWN, SDL_KEYUP: pointer.keysChanged(keys(screen.sdl))
    case SDL_FINGERDOWN: touch(.began, event.tfinger, screen)
    case SDL_FINGERMOTION: touch(.moved, event.tfinger, screen)
    case SDL_FINGERUP: touch(.ended, event.tfinger, screen)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: screen.restore(session.app.currentFrame())
    default: return false
    }
    return true
  }

  private func touch(_ phase: TouchInput.Phase, _ finger: SDL_TouchFingerEvent, _ screen: WindowScreen) {
    let number = WindowPointer.firstTouchFinger + Int(truncatingIfNeeded: finger.fingerId & 0xFFFF)
    session.touch(
      TouchInput(phase, finger: number, at: screen.point(fractionX: Double(finger.x), y: Double(finger.y))), at: clock.now)
  }

  private func send(_ touches: [TouchInput]) { for touch in touches { session.touch(touch, at: clock.now) } }

  /// SDL makes mouse events of touches too; those are ours already.
  private static let touchMouse = UInt32.max

  private func keys(_ sdl: SDL) -> WindowPointer.Keys {
    let state = sdl.GetModState().rawValue
    return WindowPointer.Keys(
      two: state & (KMOD_LALT.rawValue | KMOD_RALT.rawValue | KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0,
      sideBySide: state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0)
  }
}

/// Why no window can be opened: what is wrong and what to do.
public struct WindowHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with SDL's reason.
  public var problem: String
  /// What the user can do about it.
  public var remedy: String
  /// One line: `what — remedy`.
  public var description: String { "\(problem) — \(remedy)" }
}
