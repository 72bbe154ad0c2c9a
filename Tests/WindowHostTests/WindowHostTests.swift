import CoreGraphics
import HostFixtures
import HostInterface
import Motion
import Testing

@testable import WindowHost

/// In processes of their own, for the environment is the process's.
@Suite struct WindowHostTests {
  /// What `run` throws without the variables that name a display, and with `more`.
  @MainActor private static func reason(_ more: [String: String] = [:]) -> String {
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { unsetenv(name) }
    for (name, value) in more { setenv(name, value, 1) }
    let host = WindowHost(LivePlayer([PlayerDemo(name: "square") { device, _, _ in SquareApplication(device: device) }], on: .iPhone14))
    host.stop()  // a window that does open is closed at once
    do { try host.run() } catch { return "\(error)" }
    return "a window was opened"
  }

  @Test func `without a display a window ends with a sentence, and does not run on where nobody looks`() async {
    await #expect(processExitsWith: .success) {
      let reason = await Self.reason()
      precondition(
        reason
          == "no window can be opened (there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set) — use --host browser", reason)
    }
  }

  @Test func `a display that is not there is the same`() async {
    await #expect(processExitsWith: .success) {
      let reason = await Self.reason(["DISPLAY": ":9999"])
      precondition(reason.hasPrefix("no window can be opened (") && reason.hasSuffix(") — use --host browser"), reason)
    }
  }
}

@MainActor @Suite struct WindowWordsTests {
  @Test func `the title says the demo, its speed and who stands still`() {
    let stage = LivePlayer(
      [
        PlayerDemo(name: "square", scripts: ["drag"]) { _ in
          TouchScript(
            demo: "square", device: "iphone-14",
            events: [TimedEvent(.touch(TouchInput(.began, finger: 1, at: .zero)), at: MediaTime(seconds: 1))])
        } launch: { device, _, _ in
          SquareApplication(device: device)
        }
      ], on: .iPhone14)
    var titles = [WindowWords.title(stage.state)]
    for key in ["s", "s", "t", "Space", "1"] {
      _ = stage.perform(PlayerKey.command(for: key)!, by: .window, at: 0)
      _ = stage.advance(to: 0)
      titles.append(WindowWords.title(stage.state))
    }
    stage.notice = .problem("Sources/A.swift:3:1: error: no\nmore")
    titles.append(WindowWords.title(stage.state))
    #expect(
      titles == [
        "square — Segue", "square · ¼ speed — Segue", "square · ⅒ speed — Segue", "square · ⅒ speed · playing drag — Segue",
        "square · ⅒ speed · playing drag · paused — Segue", "square · playing drag · paused — Segue",
        "square · playing drag · paused · Sources/A.swift:3:1: error: no — Segue",
      ])
  }

  @Test func `cards are drawn as large as their words, however long those are`() {
    let keys = WindowWords.keys(), short = WindowWords.problem("no"), long = WindowWords.problem(String(repeating: "wörter ", count: 4_000))
    #expect(keys.width == 640 && keys.height > 500 && short.height < 140 && long.height > short.height && long.height < 700)
    let middle = keys.row(keys.height / 2).assumingMemoryBound(to: UInt32.self)
    #expect(Set((0..<keys.width).map { middle[$0] }).count > 3, "there is something on it")
  }
}
