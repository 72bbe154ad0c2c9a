// Plays the square of the hosts' tests in a real host, for tests that drive a real browser or a real window:
//   host-square browser [--bind ADDRESS] [--port N] | window      and [--touches FILE] to write down what was touched.
import BrowserHost
import CoreGraphics
import HostFixtures
import HostInterface
import WindowHost

func value(_ name: String) -> String? {
  guard let index = CommandLine.arguments.firstIndex(of: name), index + 1 < CommandLine.arguments.count else { return nil }
  return CommandLine.arguments[index + 1]
}

/// Two demos of one kind, the second on paper of another shape; a script drags the first.
let drag = """
  segue-touches 1
  demo square
  device iphone-se
  tick 60
  0.2 began 1 60 100
  0.4 moved 1 60 300
  1.2 moved 1 60 500
  1.5 ended 1 60 500

  """
let demos = ["square", "block"].map { name in
  PlayerDemo(name: name, summary: "A square that follows fingers", scripts: name == "square" ? ["drag"] : []) { _ in
    try TouchScript(text: drag, named: "drag")
  } launch: { device, _, rate in
    SquareApplication(device: device, ticksPerSecond: rate)
  }
}
let stage = LivePlayer(demos, on: .iPhone14, speed: value("--slow").flatMap(Double.init) ?? 1)

/// Films that are made at once, of nothing; of the block there is none.
final class Films: FilmMaker {
  final class Film: FilmWork {
    var part = 0.0
    var result: Result<Data, FilmError>? {
      part += 0.2
      return part < 1 ? nil : .success(Data(repeating: 7, count: 1000))
    }
    func cancel() {}
  }
  func begin(_ script: TouchScript, as ending: String, scale: Double) throws -> any FilmWork {
    if script.demo == "block" { throw FilmError("no film of a block — record a square") }
    return Film()
  }
}

do {
  if CommandLine.arguments.contains("window") {
    try WindowHost(stage, scale: 1).run()
  } else {
    var options = BrowserHostOptions()
    options.address = value("--bind") ?? options.address
    options.port = value("--port").flatMap(UInt16.init) ?? 0
    options.allowsControl = CommandLine.arguments.contains("--allow-control")
    options.films = Films()
    options.scale = 1
    try BrowserHost(stage, options: options).run { address in
      FileHandle.standardOutput.write(Data((address.text + "\n").utf8))
    }
  }
  if let path = value("--touches") {
    let file = try TemporaryFile(path)
    try file.write((stage.touches ?? stage.script).text)
    try file.commit()
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
