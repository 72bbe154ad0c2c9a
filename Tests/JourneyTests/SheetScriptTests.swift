import Foundation
import HostInterface
import SegueTesting
import SheetDemo
import Testing

/// The scripts of the demo of sheets: finished, cancelled, interrupted, handed over, one sheet over another.
@MainActor @Suite struct SheetScriptTests {
  nonisolated static let names = ["finished", "cancelled", "interrupted", "hand-over", "over"]

  private static func script(_ name: String) throws -> TouchScript {
    try TouchScript(contentsOf: SheetDemo.touchScripts.appendingPathComponent(name + ".touches"))
  }
  private static func launch(_ script: TouchScript) throws -> TestApp {
    TestApp(device: try #require(Device.named(script.device)), ticksPerSecond: script.ticksPerSecond) { SheetDemo.makeRootViewController() }
  }

  @Test func `the list of scripts is the folder's`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SheetDemo.touchScripts.path)
    #expect(Set(files) == Set(Self.names.map { $0 + ".touches" }))
  }

  @Test(arguments: names) func `a script's trace is its golden`(name: String) throws {
    let script = try Self.script(name)
    try Golden.check(try Self.launch(script).trace(script, framesPerSecond: 12), named: "sheet-\(name)")
  }

  @Test(arguments: names) func `a script's strip is the picture that was looked at`(name: String) throws {
    let script = try Self.script(name)
    let app = try Self.launch(script)
    for event in script.events { app.session.receive(event) }
    try Golden.check(app.filmStrip(script.duration.seconds + 0.9, count: 12), named: "sheet-\(name)")
  }

  @Test(arguments: names) func `after a script nothing is pending and nothing was complained of`(name: String) throws {
    let script = try Self.script(name)
    let app = try Self.launch(script)
    for event in script.events { app.session.receive(event) }
    app.advance(by: script.duration.seconds)
    try app.settle()
    #expect(app.diagnostics == [])
    #expect(app.exists("sheet.map"))
  }

  @Test(arguments: ["iphone-se", "iphone-14-pro-max", "ipad", "iphone-14-landscape"])
  func `on other devices the walks come and go as well`(device: String) throws {
    let app = TestApp(device: try #require(Device.named(device))) { SheetDemo.makeRootViewController() }
    try app.tap("sheet.open")
    try app.settle()
    try app.tap("sheet.row.1")
    try app.settle()
    #expect(app.exists("sheet.walk") && app.diagnostics == [])
  }
}
