import CoreGraphics
import HostInterface

extension Demo {
  /// Returns the demo for a player.
  @MainActor func onStage(threads: Int, clock: AppClock) -> PlayerDemo {
    PlayerDemo(name: name, summary: summary, scripts: ownScripts.map(\.name)) { [self] word in
      do { return try Choosing.script(word, for: self) } catch var error as TouchScriptError {
        // Viewers need not know the path of the file on this machine.
        error.file = error.file.split(separator: "/").last.map(String.init) ?? error.file
        throw error
      }
    } launch: { [launch] device, environment, ticksPerSecond in
      launch(Launch(device: device, environment: environment, ticksPerSecond: ticksPerSecond, threads: threads, clock: clock))
    }
  }
}
