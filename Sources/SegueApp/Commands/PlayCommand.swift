import ArgumentParser
import BrowserHost
import CoreGraphics
import HostInterface
import WindowHost

/// `play`: a demo, live.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a demo live, in a window or on a web page.",
    discussion: """
      Mouse and touch both work. Hold Option/Alt (in a window also Control) for two fingers, with Shift side by side.

      EXAMPLES:
        \(SegueCommand.programName) play DEMO
        \(SegueCommand.programName) play DEMO --host browser --slow 0.1 --save-touches mine.touches
      """)

  /// Where the demo is shown.
  enum Host: String, ExpressibleByArgument, CaseIterable { case auto, window, browser }

  @Argument(help: "A demo; `list` names them.") var demo: String
  @Option(help: "window, browser, or auto: a window where there is a display.") var host = Host.auto
  @Option(help: "The page's port; 0 lets the system choose.") var port: UInt16 = 8080
  @Option(help: ArgumentHelp("The page's address. Other than loopback, a one-time token is needed.", valueName: "address")) var bind =
    "127.0.0.1"
  @Option(help: "A device; `list` names them. `iphone-14@2x` has another scale, `iphone-14-landscape` lies on its side.") var device =
    Device.all[0].name
  @OptionGroup var surroundings: SurroundingsOptions
  @Option(help: "Pixels per point of the picture.") var scale = 2.0
  @Option(help: "App seconds per second: 0.1 is slow motion.") var slow = 1.0
  @Option(help: ArgumentHelp("Write the touches to a script that `record` replays.", valueName: "file")) var saveTouches: String?

  func validate() throws {
    guard (0.25...4).contains(scale) else { throw ValidationError("--scale is \(scale); use 0.25 to 4") }
    guard (0.001...10).contains(slow) else { throw ValidationError("--slow is \(slow); use 0.001 to 10") }
  }

  func run() throws { try MainActor.assumeIsolated { try play() } }

  @MainActor private func play() throws {
    let chosen = try Choosing.demo(demo)
    let device = try Choosing.device(device)
    if let saveTouches { try AsideFile(saveTouches).abandon() }  // said before the play, not after it
    let surroundings = surroundings.instead(of: Surroundings())
    let launch = Demo.Launch(
      device: device, surroundings: surroundings, ticksPerSecond: 60, threads: ProcessInfo.processInfo.activeProcessorCount)
    let session = LiveSession(app: chosen.launchForGood(launch), demo: chosen.name, surroundings: surroundings, speed: slow)
    if host == .window || host == .auto && WindowHost.isAvailable {
      try WindowHost(session, scale: scale).run()
    } else {
      var options = BrowserHostOptions()
      (options.address, options.port, options.scale) = (bind, port, scale)
      try BrowserHost(session, options: options).run { address in
        Self.say("Playing \(chosen.name) on \(address) — Ctrl-C ends.")
      }
    }
    if let saveTouches {
      let file = try AsideFile(saveTouches)
      try file.write(session.script.text)
      try file.commit()
      Self.say("Touches are in \(file.path).")
    }
  }

  /// At once, even when standard output is a pipe.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
