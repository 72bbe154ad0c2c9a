import ArgumentParser
import BrowserHost
import CoreGraphics
import HostInterface
import LiveHost
import WindowHost

/// The command `play`, which plays a demo live.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a demo live, in a window or on a web page.",
    discussion: """
      Mouse and touch both work. Hold Option/Alt (in a window also Control) for two fingers, with Shift side by side.
      \(PlayerKey.all.map { "\($0.key): \($0.meaning.prefix(1).lowercased())\($0.meaning.dropFirst())" }.joined(separator: "; ")); ?: all keys.

      EXAMPLES:
        \(SegueCommand.programName) play
        \(SegueCommand.programName) play DEMO --host browser --slow 0.1 --save-touches mine.touches
        swift run MyApp play DEMO --watch
      """)

  /// The host that shows the demo.
  enum Host: String, ExpressibleByArgument, CaseIterable { case auto, window, browser }

  @Argument(help: "The name of a demo. `list` prints the names (default: the first).") var demo: String?
  @Option(help: "The host: window, browser, or auto, which opens a window if there is a display.") var host = Host.auto
  @Option(help: "The page's port. With 0, the system selects one.") var port: UInt16 = 8080
  @Option(help: ArgumentHelp("The page's address. An address other than loopback needs a one-time token.", valueName: "address")) var bind =
    "127.0.0.1"
  @Flag(help: "Allow pages on other machines to control the player.") var allowControl = false
  @Option(help: "The device. `list` prints the names. `iphone-14@2x` has another scale, `iphone-14-landscape` is rotated.") var device =
    Device.all[0].name
  @OptionGroup var environment: EnvironmentOptions
  @Option(help: "The number of pixels per point.") var scale = 2.0
  @Option(help: "The number of app seconds per second. With 0.1, the app runs in slow motion.") var slow = 1.0
  @Option(help: ArgumentHelp("Write the last touches to a script that `record` replays.", valueName: "file")) var saveTouches: String?
  @Option(help: "The clock of the app's delays and dates: wall or virtual (the app's own time).") var clock = AppClock.wall
  @Flag(help: "Build again when a source file of the package changes, and resume at the same point.") var watch = false

  func validate() throws {
    guard (0.25...4).contains(scale) else { throw ValidationError("--scale is \(scale); use 0.25 to 4") }
    guard (0.001...10).contains(slow) else { throw ValidationError("--slow is \(slow); use 0.001 to 10") }
  }

  func run() throws { try MainActor.assumeIsolated { try play() } }

  @MainActor private func play() throws {
    let chosen = try Choosing.demo(demo)
    let device = try Choosing.device(device)
    if let saveTouches { try TemporaryFile(saveTouches).abandon() }  // reports an error before the demo starts
    let watched = watch ? WatchedPlay() : nil
    if watch, watched == nil {
      let code = try Watching.run()
      throw ExitCode(code)
    }
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let demos = CommandLineTool.demos.map { $0.onStage(threads: threads, clock: clock) }
    let past = watched?.takePast()
    let stage = LivePlayer(
      demos, playing: chosen.name, on: device, in: environment.instead(of:), speed: slow, events: try environment.timedEvents(),
      goingOnWith: past)
    // A command may end at any point. The player is retained, so that the app is not deallocated then.
    _ = Unmanaged.passRetained(stage)
    if host == .window || host == .auto && WindowHost.isAvailable {
      let window = WindowHost(stage, scale: scale)
      listen(watched, stage) { window.stop() }
      try window.run()
    } else {
      try serve(stage, watched, isAgain: past != nil)
    }
    if let watched, watched.isLeaving { return watched.leave(stage.past(at: WallClock().now)) }
    if let saveTouches {
      let file = try TemporaryFile(saveTouches)
      try file.write((stage.touches ?? stage.script).text)
      try file.commit()
      Self.say("Touches are in \(file.path).")
    }
  }

  @MainActor private func serve(_ stage: LivePlayer, _ watched: WatchedPlay?, isAgain: Bool) throws {
    var options = BrowserHostOptions()
    (options.address, options.port, options.scale, options.allowsControl) = (bind, port, scale, allowControl)
    options.films = ChildFilms()
    let page = watched?.page
    if let page { (options.port, options.token) = (page.port, page.token) }
    let browser = BrowserHost(stage, options: options)
    listen(watched, stage) { browser.stop() }
    try browser.run { address in
      watched?.page = (address.port, address.token)
      if page == nil { Self.say("Playing \(stage.demo.name) on \(address.text) — Ctrl-C ends.") }
    }
  }

  @MainActor private func listen(_ watched: WatchedPlay?, _ stage: LivePlayer, stop: @escaping @MainActor () -> Void) {
    watched?.listen(notice: { stage.standing = $0 }, stop: stop)
  }

  /// Writes a line to standard output at once, even if it is a pipe.
  static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

/// The parent process of `play --watch`, which builds.
@MainActor enum Watching {
  static func run() throws -> Int32 {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let order = program.flatMap({ BuildOrder(of: $0) }) else {
      throw CommandError(
        problem: "--watch needs a program in its package's build folder, and this is \(program ?? "somewhere else")",
        remedy: "use `swift run \(SegueCommand.programName) play --watch` in the package")
    }
    return try LiveReload(order, arguments: Array(CommandLine.arguments.dropFirst())) { PlayCommand.say($0) }.run()
  }
}
