import Foundation
import HostInterface
import SegueTesting
import Testing
import TodayDemo

/// Every script that the demo brings, against its trace and its film strip.
@MainActor @Suite struct ScriptTests {
  nonisolated static let names = [
    "five-phases", "press-and-scroll", "open", "open-and-scroll", "drag-down-and-dismiss", "drag-down-and-back", "quick-flick", "edge-pan",
    "edge-pan-cancelled", "second-finger", "tap-during-transition",
  ]

  static func script(_ name: String) throws -> TouchScript {
    try TouchScript(contentsOf: TodayDemo.touchScripts.appendingPathComponent(name + ".touches"))
  }
  static func launch(_ script: TouchScript) throws -> TestApp {
    let device = try #require(Device.named(script.device))
    return TestApp(device: device, ticksPerSecond: script.ticksPerSecond) { TodayDemo.makeRootViewController() }
  }

  @Test func `the list of scripts is the folder's`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: TodayDemo.touchScripts.path)
    #expect(Set(files) == Set(Self.names.map { $0 + ".touches" }))
  }

  @Test(arguments: names) func `a script's trace is its golden`(name: String) throws {
    let script = try Self.script(name)
    try Golden.check(try Self.launch(script).trace(script, framesPerSecond: 12), named: name)
  }

  @Test(arguments: names) func `a script's strip is the picture that was looked at`(name: String) throws {
    let script = try Self.script(name)
    let app = try Self.launch(script)
    for event in script.events { app.session.receive(event) }
    try Golden.check(app.filmStrip(script.duration.seconds + 0.9, count: 12), named: name)
  }

  @Test(arguments: names) func `after a script nothing is pending and nothing was complained of`(name: String) throws {
    let script = try Self.script(name)
    let app = try Self.launch(script)
    for event in script.events { app.session.receive(event) }
    app.advance(by: script.duration.seconds)
    try app.settle()
    #expect(app.diagnostics == [])
    #expect(app.hierarchy.contains("today.card.0"))
  }

  @Test func `the values at an instant are the same at 30, 60 and 120 pictures a second`() throws {
    let script = try Self.script("five-phases")
    // A play ends with the first picture after which nothing moves: later with fewer pictures.
    func lines(_ rate: Int) throws -> Set<Substring> {
      let rows = try Self.launch(script).trace(script, framesPerSecond: rate).split(separator: "\n").dropFirst()
      return Set(rows.filter { Double($0.prefix { $0 != "\t" })! <= script.duration.seconds })
    }
    let (slow, usual, fast) = (try lines(30), try lines(60), try lines(120))
    #expect(slow.subtracting(usual) == [])
    #expect(usual.subtracting(fast) == [])
  }
}
