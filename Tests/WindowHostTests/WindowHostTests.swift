import CoreGraphics
import HostFixtures
import HostInterface
import Testing

@testable import WindowHost

/// In processes of their own, for the environment is the process's.
@Suite struct WindowHostTests {
  /// What `run` throws without the variables that name a display, and with `more`.
  @MainActor private static func reason(_ more: [String: String] = [:]) -> String {
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { unsetenv(name) }
    for (name, value) in more { setenv(name, value, 1) }
    let host = WindowHost(LiveSession(app: SquareApplication(), demo: "square"))
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
