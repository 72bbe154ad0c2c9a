import ArgumentParser
import CoreGraphics
import HeadlessHost
import HostInterface
import Motion

/// The command `record`, which records a touch script to a file.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Play a touch script in virtual time and record the frames of the app.",
    discussion: """
      The extension of --out selects the format: \(OutputFormat.names(OutputFormat.all)). The same script produces the same file each time, with any number of threads.

      EXAMPLES:
        \(SegueCommand.programName) record DEMO --script five-phases --out film.mp4
        \(SegueCommand.programName) record DEMO --script mine.touches --out strip.png --frames 12
      """)

  @Argument(help: "The name of a demo. `list` prints the names.") var demo: String
  @Option(
    help: ArgumentHelp(
      "The name of one of the demo's scripts, or a file. Without a script, the recording ends when the demo is idle.",
      valueName: "name|file"))
  var script: String?
  @Option(help: ArgumentHelp("The file or folder to write.", valueName: "path")) var out: String
  @Option(help: "The device, which replaces the script's.") var device: String?
  @OptionGroup var environment: EnvironmentOptions
  @Option(help: "The number of pixels per point (default: \(OutputFormat.scales)).") var scale: Double?
  @Option(help: "The number of frames per second, 1 to 240. It does not affect the app.") var fps = 60
  @Option(help: "The number of threads that draw and encode (default: one per processor).") var threads: Int?
  @Option(help: "The clock of the app's delays and dates: virtual (the app's own time) or wall.") var clock = AppClock.virtual
  @Option(help: "The number of frames in a film strip.") var frames = 16
  @Flag(help: ArgumentHelp("Print the progress in percent, one line each.", visibility: .hidden)) var tellProgress = false

  func validate() throws {
    guard (1...240).contains(fps) else { throw ValidationError("--fps is \(fps); use 1 to 240") }
    guard threads.map((1...64).contains) ?? true else { throw ValidationError("--threads is \(threads!); use 1 to 64") }
    guard scale.map((0.05...4).contains) ?? true else { throw ValidationError("--scale is \(scale!); use 0.05 to 4") }
    guard (1...400).contains(frames) else { throw ValidationError("--frames is \(frames); use 1 to 400") }
  }

  func run() throws { try MainActor.assumeIsolated { try record() } }

  @MainActor private func record() throws {
    let chosen = try Choosing.demo(demo)
    let untouched = TouchScript(demo: chosen.name, device: Device.all[0].name)
    var script = try script.map { try Choosing.script($0, for: chosen) } ?? untouched
    if let device { script.device = try Choosing.device(device).name }
    script.environment = environment.instead(of: script.environment)
    script.add(try environment.timedEvents())
    let format = try OutputFormat(path: out)
    let threads = threads ?? ProcessInfo.processInfo.activeProcessorCount
    // An app draws one frame at a time on all threads. Frames that wait are encoded in the meantime.
    let launch = Demo.Launch(
      device: try Choosing.device(script.device), environment: script.environment, ticksPerSecond: script.ticksPerSecond,
      threads: threads, clock: clock)
    // Work that the launch adds to the main queue keeps its order relative to the tasks that it starts.
    try AppTasks.gathered { try record(script, of: chosen.launchForGood(launch), format, threads) }
  }

  @MainActor private func record(
    _ script: TouchScript, of app: any HostedApplication, _ format: OutputFormat, _ threads: Int
  ) throws {
    if let words = LongRecording.words(script, framesPerSecond: fps) { Self.note(words) }
    let interruption = Interruption(of: out)
    defer { interruption.end() }
    let sink = try format.sink(
      for: .init(
        path: out, app: app, scale: scale, framesPerSecond: fps, threads: threads, stripFrames: frames,
        canvas: script.canvas(on: app.device)))
    let bar = ProgressBar(script.duration.seconds, framesPerSecond: fps)
    var percent = -1
    let outcome = try HeadlessHost(framesPerSecond: fps).play(script, on: app, into: [sink]) { time in
      bar.show(time.seconds)
      let now = min(99, Int(100 * time.seconds / max(0.01, script.duration.seconds)))
      guard tellProgress, now > percent else { return }
      percent = now
      FileHandle.standardOutput.write(Data("\(now)\n".utf8))
    }
    bar.finish()
    try sink.finish()
    if !outcome.isQuiet {
      Self.note("the app was still moving at \(TouchScript.seconds(outcome.end)) s, where the recording ends")
    }
  }

  private static func note(_ words: String) { FileHandle.standardError.write(Data("note: \(words)\n".utf8)) }
}
