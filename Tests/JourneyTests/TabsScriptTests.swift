import Foundation
import HostInterface
import SegueTesting
import TabsDemo
import Testing

/// Every script of the demo of tabs, against its trace and its film strip.
@MainActor @Suite struct TabsScriptTests {
  nonisolated static let names = ["finished", "cancelled", "interrupted", "taps"]

  private func launch(_ name: String) throws -> (TestApp, TouchScript) {
    let script = try TouchScript(contentsOf: TabsDemo.touchScripts.appendingPathComponent(name + ".touches"))
    let device = try #require(Device.named(script.device))
    return (TestApp(device: device, ticksPerSecond: script.ticksPerSecond) { TabsDemo.makeRootViewController() }, script)
  }

  @Test func `the list of scripts is the folder's`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: TabsDemo.touchScripts.path)
    #expect(Set(files) == Set(Self.names.map { $0 + ".touches" }))
  }

  @Test(arguments: names) func `a script's trace is its golden`(name: String) throws {
    let (app, script) = try launch(name)
    try Golden.check(try app.trace(script, framesPerSecond: 12), named: "tabs-\(name)")
  }

  @Test(arguments: names) func `a script's strip is the picture that was looked at`(name: String) throws {
    let (app, script) = try launch(name)
    for event in script.events { app.session.receive(event) }
    try Golden.check(app.filmStrip(script.duration.seconds + 0.9, count: 12), named: "tabs-\(name)")
  }

  @Test(arguments: names) func `after a script nothing is pending and nothing was complained of`(name: String) throws {
    let (app, script) = try launch(name)
    for event in script.events { app.session.receive(event) }
    app.advance(by: script.duration.seconds)
    try app.settle()
    #expect(app.diagnostics == [])
  }
}
