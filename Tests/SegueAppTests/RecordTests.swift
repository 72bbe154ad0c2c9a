import CoreGraphics
import HostFixtures
import HostInterface
import Motion
import Testing

@testable import SegueApp

/// The command line over the square of the hosts' tests, in a folder of its own.
@MainActor @Suite final class RecordTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-app-\(UUID().uuidString)").path
  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/scripts", withIntermediateDirectories: true)
    try write("scripts/drag.touches", "0.1 began 1 50 50\n0.2 moved 1 90 200\n0.25 ended 1 90 200\n")
  }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: String, demo: String = "square", _ events: String) throws {
    try "segue-touches 1\ndemo \(demo)\ndevice iphone-14\ntick 60\n\(events)".write(
      toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }
  private func text(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }
  private var entries: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0 != "scripts" }.sorted()
  }

  /// The exit code and what was complained about.
  @discardableResult private func run(_ words: String...) -> (code: Int32, lines: [String]) {
    let demo = Demo("square", "A square", scripts: [URL(fileURLWithPath: folder + "/scripts")]) {
      SquareApplication(device: $0.device, ticksPerSecond: $0.ticksPerSecond)
    }
    let spinner = Demo("spinner") { launch in
      let app = SquareApplication(device: launch.device, ticksPerSecond: launch.ticksPerSecond)
      app.isRestless = true
      return app
    }
    var lines: [String] = []
    let code = CommandLineTool.run(words.map { $0.replacing("@", with: folder, maxReplacements: 1) }, demos: [demo, spinner]) {
      lines.append($0)
    }
    return (code, lines)
  }

  @Test func `what the demo or the device is not called is one line with those that there are`() {
    #expect(run("record", "circle", "--script", "drag", "--out", "@/a.hash") == (1, ["no demo 'circle' — demos are square, spinner"]))
    #expect(
      run("record", "square", "--script", "drop", "--out", "@/a.hash") == (
        1, ["no script 'drop' — scripts of 'square' are drag; or name a file"]
      ))
    #expect(
      run("record", "spinner", "--script", "drag", "--out", "@/a.hash") == (1, ["no script 'drag' — 'spinner' brings none: name a file"]))
    #expect(run("play", "square", "--device", "iphone-99") == (1, ["no device 'iphone-99' — \(Device.remedy)"]))
    #expect(run("record", "square", "--script", "drag", "--device", "x", "--out", "@/a.hash") == (1, ["no device 'x' — \(Device.remedy)"]))
    #expect(entries.isEmpty)
  }

  @Test func `a script that was written in the dark is replayed in the dark, unless the command says otherwise`() throws {
    var seen: [EnvironmentSettings] = []
    let demo = Demo("square") { launch in
      seen.append(launch.environment)
      return SquareApplication(device: launch.device, ticksPerSecond: launch.ticksPerSecond)
    }
    let live = LivePlayer(
      [PlayerDemo(name: "square") { device, _, _ in SquareApplication(device: device) }], on: .iPhone14,
      in: { _ in EnvironmentSettings(style: .dark, direction: .rightToLeft, contentSize: .XL) })
    live.touch(TouchInput(.began, finger: 1, at: CGPoint(x: 50, y: 50)), at: 0)
    live.cancelTouches(at: 20_000_000)
    try live.script.text.write(toFile: folder + "/dark.touches", atomically: true, encoding: .utf8)
    let words = ["record", "square", "--script", folder + "/dark.touches", "--out", folder + "/a.hash"]
    #expect(CommandLineTool.run(words, demos: [demo]) { _ in } == 0)
    #expect(CommandLineTool.run(words + ["--style", "light", "--content-size", "S"], demos: [demo]) { _ in } == 0)
    #expect(seen == [live.script.environment, EnvironmentSettings(direction: .rightToLeft, contentSize: .S)])
  }

  @Test func `list shows each script under its own demo, and those of no demo by themselves`() throws {
    try write("scripts/turn.touches", demo: "spinner", "")
    try write("scripts/lost.touches", demo: "triangle", "")
    try "not a script".write(toFile: folder + "/scripts/notes.touches", atomically: true, encoding: .utf8)
    try "segue-touches 1\r\n# \u{FFFD} mine\r\ndemo square # mine\r\n".write(
      toFile: folder + "/scripts/crlf.touches", atomically: true, encoding: .utf8)
    let shared = [URL(fileURLWithPath: folder + "/scripts")]
    let demos = ["square", "spinner"].map { Demo($0, scripts: shared) { SquareApplication(device: $0.device) } }
    let lines = CommandLineTool.$demos.withValue(demos) { ListCommand.text }.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(6)) == ["demos", "  square", "    script crlf", "    script drag", "  spinner", "    script turn"])
    #expect(
      Array(lines[6...8]) == [
        "scripts of no demo", "  \(folder)/scripts/lost.touches: there is no demo 'triangle'",
        "  \(folder)/scripts/notes.touches: no `demo` line below the first line of a script",
      ])
  }

  @Test func `a demo finds the scripts of the target that is called after it, and of the one that makes it`() throws {
    let program = URL(fileURLWithPath: folder + "/bin")
    for bundle in ["Segue_PinchPopDemo", "Segue_PopDemo", "My_MyApp", "My_NotMyApp", "My_OtherMyApp2"] {
      let scripts = program.appendingPathComponent("\(bundle).resources/TouchScripts")
      try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    }
    func found(_ demo: String, _ file: String) -> [String] {
      DemoScript.folders(of: demo, madeIn: file, beside: program).map { $0.deletingLastPathComponent().lastPathComponent }
    }
    #expect(found("pinch-pop", "MyApp/MyApp.swift") == ["My_MyApp.resources", "Segue_PinchPopDemo.resources"])
    #expect(found("pop", "segue/Segue.swift") == ["Segue_PopDemo.resources"])
    #expect(found("../..", "") == [] && found("today", "../x/y.swift") == [])
  }

  @Test func `a bad script is one line with its file, line and remedy, and leaves nothing`() throws {
    try write("bad.touches", "0.2 moved 1 2 3\n")
    #expect(
      run("record", "square", "--script", "@/bad.touches", "--out", "@/a.mp4")
        == (1, ["\(folder)/bad.touches:5: finger 1 moved without having begun — add a `began` line for it before"]))
    #expect(
      run("record", "square", "--script", "@/none.touches", "--out", "@/a.mp4")
        == (1, ["\(folder)/none.touches: no such file or directory — name a touch script that can be read"]))
    try write("other.touches", demo: "today", "")
    #expect(
      run("record", "square", "--script", "@/other.touches", "--out", "@/a.mp4")
        == (1, ["\(folder)/other.touches is for the demo 'today' — record 'today', or change the script's 'demo' line"]))
    #expect(entries == ["bad.touches", "other.touches"])
  }

  @Test func `an output that cannot be is one line before any work`() {
    #expect(
      run("record", "square", "--script", "drag", "--out", "@/a.avi").lines == [
        "'\(folder)/a.avi' has an unknown ending — use .mp4, .gif, .png (a film strip), .hash, .tsv (motion trace), .txt (presentation trees) or a folder of PNG frames"
      ])
    for ending in ["a.hash", "a.tsv", "a.txt", "a.png", "a.gif", "a.mp4", "a"] {
      #expect(
        run("record", "square", "--script", "drag", "--out", "@/none/\(ending)")
          == (1, ["\(folder)/none/\(ending): its folder does not exist — create the folder first"]))
      #expect(run("record", "square", "--script", "drag", "--out", "/proc/\(ending)").code == 1)
    }
    #expect(
      run("play", "square", "--save-touches", "@/none/a.touches").lines == [
        "\(folder)/none/a.touches: its folder does not exist — create the folder first"
      ])
    #expect(entries.isEmpty)
  }

  @Test(arguments: [
    ["record", "square"], ["record", "square", "--script", "drag"], ["play", "a", "b"], ["dance"], ["list", "extra"],
    ["record", "square", "--script", "drag", "--out", "a.hash", "--fps", "0"],
    ["record", "square", "--script", "drag", "--out", "a.hash", "--fps", "many"],
    ["record", "square", "--script", "drag", "--out", "a.hash", "--threads", "0"],
    ["record", "square", "--script", "drag", "--out", "a.hash", "--scale", "99"],
    ["play", "square", "--slow", "0"], ["play", "square", "--slow", "nan"], ["play", "square", "--port", "99999"],
    ["play", "square", "--host", "cinema"],
    ["play", "square", "--scale", "-1"],
  ])
  func `a wrong command line is one line and exit code 64`(_ words: [String]) {
    var lines: [String] = []
    let demo = Demo("square") { _ in SquareApplication() }
    #expect(CommandLineTool.run(words, demos: [demo]) { lines.append($0) } == 64)
    #expect(lines.count == 1 && lines[0].hasSuffix(" — see --help") && !lines[0].contains("\n"))
  }

  @Test func `every format is written whole, the same for one thread and for four`() throws {
    for name in ["a.hash", "a.tsv", "a.txt", "a.png", "a.gif", "a.mp4", "frames"] {
      for threads in ["1", "4"] {
        let result = run("record", "square", "--script", "drag", "--out", "@/\(threads)\(name)", "--scale", "0.25", "--threads", threads)
        #expect(result == (0, []), "\(name)")
      }
      let (one, four) = (
        FileManager.default.contents(atPath: folder + "/1" + name), FileManager.default.contents(atPath: folder + "/4" + name)
      )
      #expect(one == four && (name == "frames" || (one?.count ?? 0) > 100), "\(name)")
    }
    #expect(entries.count == 14, "nothing else is left: \(entries)")
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder + "/1frames").sorted()
    #expect(frames.count == 28 && frames[0] == "00000.png")  // 0.25 s and the glide of 0.2 s: tick 27
    for frame in frames {
      #expect(
        FileManager.default.contents(atPath: "\(folder)/1frames/\(frame)")
          == FileManager.default.contents(atPath: "\(folder)/4frames/\(frame)"))
    }
    #expect(try text("1a.hash").hasPrefix("# cairo 1."))
    #expect(try text("1a.hash").split(separator: "\n")[0].hasSuffix(", pixel hash 2"))
    #expect(try text("1a.tsv").hasPrefix("time\tidentifier\tx\ty\n0.000\tsquare\t195\t422\n"))
    #expect(try text("1a.txt").hasPrefix("0.000\nwindow\n  square 195.0 422.0\n"))
  }

  @Test func `the trace at an instant is the same at 30, 60 and 120 pictures a second`() throws {
    for rate in ["30", "60", "120"] {
      #expect(run("record", "square", "--script", "drag", "--out", "@/\(rate).tsv", "--fps", rate).code == 0)
    }
    let (half, whole, twice) = try (text("30.tsv"), text("60.tsv"), text("120.tsv"))
    let all = Set(twice.split(separator: "\n"))
    #expect(
      whole.split(separator: "\n").allSatisfy { all.contains($0) } && half.split(separator: "\n").dropLast().allSatisfy { all.contains($0) }
    )  // the last of 30 lies after the end of the others
    #expect(twice.count > whole.count && whole.count > half.count)
  }

  @Test func `a device may be chosen against the script`() throws {
    #expect(run("record", "square", "--script", "drag", "--out", "@/a.tsv", "--device", "ipad").code == 0)
    #expect(try text("a.tsv").contains("0.000\tsquare\t410\t590\n"))
  }

  @Test func `a demo is one word for the command line`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = Demo("my demo") { _ in SquareApplication() } } }
  }
}

@MainActor @Suite struct CommandTextTests {
  @Test func `list names demos, their scripts, and devices with the default`() {
    let demo = Demo("square", "A square", scripts: [URL(fileURLWithPath: "/x/drag.touches")]) { _ in SquareApplication() }
    CommandLineTool.$demos.withValue([demo]) {
      #expect(
        ListCommand.text.hasPrefix(
          """
          demos
            square            A square

          scripts of no demo
            /x/drag.touches: no `demo` line below the first line of a script

          devices
            iphone-x          375×812 @3x   safe area 44 0 34 0   corner radius 39   (default)
            iphone-14         390×844 @3x   safe area 47 0 34 0   corner radius 47.33
          """))
    }
  }

  @Test func `--version says which Segue it is: the one that packages ask for`() throws {
    var lines: [String] = []
    let code = CommandLineTool.run(["--version"], demos: []) { lines.append($0) }
    #expect(code == 0 && lines.isEmpty)
    #expect(SegueCommand.configuration.version == "Segue \(SegueCommand.version)")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    for file in ["Tools/checks/outside-package", "Examples/MyApp/Package.swift"] {
      #expect(try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8).contains(SegueCommand.version))
    }
  }

  @Test func `every command's help has an example`() {
    for (command, words) in [
      (SegueCommand.helpMessage(), ["list", "play", "record"]),
      (SegueCommand.helpMessage(for: PlayCommand.self), ["play DEMO --host browser"]),
      (SegueCommand.helpMessage(for: RecordCommand.self), ["--out film.mp4"]), (SegueCommand.helpMessage(for: ListCommand.self), ["list"]),
    ] {
      #expect(command.contains("EXAMPLE"))
      for word in words { #expect(command.contains(word)) }
    }
  }

  @Test func `the ending decides, a name without one is a folder`() throws {
    #expect(try OutputFormat(path: "a.b/c.MP4").ending == "mp4")
    for path in ["a.b/c", "frames.png/", "c"] { #expect(try OutputFormat(path: path).ending == nil) }
    for path in ["", "a.folder", "a.", "a.mp5"] { #expect(throws: CommandError.self) { try OutputFormat(path: path) } }
  }

  @Test func `a format is known by its value alone: help and remedies name those that there are`() throws {
    let help = RecordCommand.helpMessage(columns: 10_000)
    for format in OutputFormat.all { #expect(help.contains(format.name)) }
    #expect(help.contains("(default: the device's; 1 for .gif; 0.5 for .png (a film strip))"))
    let wordless = OutputFormat.Recording(path: "a.tsv", app: Wordless(), scale: nil, framesPerSecond: 60, threads: 1, stripFrames: 1)
    #expect(
      throws: CommandError(
        problem: "a.tsv: this demo has no text to record", remedy: "record .mp4, .gif, .png (a film strip), .hash or a folder of PNG frames"
      )
    ) {
      try OutputFormat(path: "a.tsv").sink(for: wordless)
    }
  }

  /// An app that tells nothing in words.
  private final class Wordless: HostedApplication {
    private let square = SquareApplication()
    var device: Device { square.device }
    var now: MediaTime { square.now }
    var ticks: TickGrid { square.ticks }
    func receive(_ event: TimedEvent) {}
    func runUpdateCycle(at time: MediaTime) -> Frame? { nil }
    func currentFrame() -> Frame { square.currentFrame() }
    var nextWake: MediaTime? { nil }
  }

  @Test func `the bar fills with the script and stays full while the app comes to rest`() {
    #expect(ProgressBar.line(0.5, of: 2, 30) == "███████░░░░░░░░░░░░░░░░░░░░░░░ 25 %  0.5 s  30 frames")
    #expect(ProgressBar.line(0, of: 2, 1).hasSuffix("0.0 s  1 frame"))
    #expect(ProgressBar.line(9, of: 2, 540).contains("100 %") && ProgressBar.line(0, of: 0, 1).contains("100 %"))
  }
}
