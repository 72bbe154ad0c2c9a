import Foundation
import GalleryDemo
import HostInterface
import SegueTesting
import Testing

/// The scripts of the gallery: a card opened and closed, taken back, interrupted; a demo used behind its card; the miniatures.
@MainActor @Suite struct GalleryScriptTests {
  nonisolated static let names = ["finished", "cancelled", "interrupted", "visit", "scroll"]
  /// Whether a demo's page is open at the end.
  nonisolated static let ends = [false, true, false, false, false]

  private static func launch(_ name: String) throws -> (TestApp, TouchScript) {
    let script = try TouchScript(contentsOf: GalleryDemo.touchScripts.appendingPathComponent(name + ".touches"))
    let device = try #require(Device.named(script.device))
    return (TestApp(device: device, ticksPerSecond: script.ticksPerSecond) { GalleryDemo.makeRootViewController() }, script)
  }

  @Test func `the list of scripts is the folder's`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GalleryDemo.touchScripts.path)
    #expect(Set(files) == Set(Self.names.map { $0 + ".touches" }))
  }

  @Test(arguments: names) func `a script's trace is its golden`(name: String) throws {
    let (app, script) = try Self.launch(name)
    try Golden.check(try app.trace(script, framesPerSecond: 12), named: "gallery-\(name)")
  }

  @Test(arguments: names) func `a script's strip is the picture that was looked at`(name: String) throws {
    let (app, script) = try Self.launch(name)
    for event in script.events { app.session.receive(event) }
    try Golden.check(app.filmStrip(script.duration.seconds + 0.9, count: 12), named: "gallery-\(name)")
  }

  @Test(arguments: zip(names, ends)) func `after a script nothing is pending and nothing was complained of`(
    name: String, isOpen: Bool
  ) throws {
    let (app, script) = try Self.launch(name)
    for event in script.events { app.session.receive(event) }
    app.advance(by: script.duration.seconds)
    try app.settle()
    #expect(app.diagnostics == [])
    #expect(app.exists("gallery.page") == isOpen)
    #expect(app.exists("backdrop") == isOpen)
  }
}
