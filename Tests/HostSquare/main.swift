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

let session = LiveSession(app: SquareApplication(device: .iPhone14), demo: "square", speed: value("--slow").flatMap(Double.init) ?? 1)
do {
  if CommandLine.arguments.contains("window") {
    try WindowHost(session, scale: 1).run()
  } else {
    var options = BrowserHostOptions()
    options.address = value("--bind") ?? options.address
    options.port = value("--port").flatMap(UInt16.init) ?? 0
    options.scale = 1
    try BrowserHost(session, options: options).run { address in
      FileHandle.standardOutput.write(Data((address + "\n").utf8))
    }
  }
  if let path = value("--touches") {
    let file = try AsideFile(path)
    try file.write(session.script.text)
    try file.commit()
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
