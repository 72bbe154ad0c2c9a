import Foundation
import HostInterface
import PhotosDemo
import SegueTesting
import Testing

/// The scripts of the photos: thrown away, taken back, caught on both ways, closed by the button.
@MainActor @Suite struct PhotosScriptTests {
  nonisolated static let names = ["finished", "cancelled", "interrupted", "button"]
  /// Whether a photo is open at the end.
  nonisolated static let ends = [false, true, true, false]

  private static func launch(_ name: String) throws -> (TestApp, TouchScript) {
    let script = try TouchScript(contentsOf: PhotosDemo.touchScripts.appendingPathComponent(name + ".touches"))
    let device = try #require(Device.named(script.device))
    return (TestApp(device: device, ticksPerSecond: script.ticksPerSecond) { PhotosDemo.makeRootViewController() }, script)
  }

  @Test func `the list of scripts is the folder's`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: PhotosDemo.touchScripts.path)
    #expect(Set(files) == Set(Self.names.map { $0 + ".touches" }))
  }

  @Test(arguments: names) func `a script's trace is its golden`(name: String) throws {
    let (app, script) = try Self.launch(name)
    try Golden.check(try app.trace(script, framesPerSecond: 12), named: "photos-\(name)")
  }

  @Test(arguments: names) func `a script's strip is the picture that was looked at`(name: String) throws {
    let (app, script) = try Self.launch(name)
    for event in script.events { app.session.receive(event) }
    try Golden.check(app.filmStrip(script.duration.seconds + 0.9, count: 12), named: "photos-\(name)")
  }

  @Test(arguments: zip(names, ends)) func `after a script nothing is pending and nothing was complained of`(
    name: String, isOpen: Bool
  ) throws {
    let (app, script) = try Self.launch(name)
    for event in script.events { app.session.receive(event) }
    app.advance(by: script.duration.seconds)
    try app.settle()
    #expect(app.diagnostics == [])
    #expect(app.exists("photos.page") == isOpen)
  }
}
