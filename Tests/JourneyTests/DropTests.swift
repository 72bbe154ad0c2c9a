import DropDemo
import Foundation
import HostInterface
import SegueTesting
import Testing

@testable import UIKit

/// The tear-off calendar: what falls, what is put back, what is thrown. (BEHAVIOUR §13)
@MainActor @Suite struct DropTests {
  nonisolated static let names = ["finished", "there-and-back", "caught-and-put-back", "thrown", "caught-twice"]
  nonisolated static let ends = ["drop.page.1", "drop.page.0", "drop.page.0", "drop.page.1", "drop.page.1"]

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Demos/Drop/TouchScripts").standardizedFileURL
  }
  private func script(_ name: String) throws -> TouchScript {
    try TouchScript(contentsOf: Self.folder.appendingPathComponent(name + ".touches"))
  }
  private func launch(_ script: TouchScript, on device: String? = nil) throws -> TestApp {
    let device = try #require(Device.named(device ?? script.device))
    return TestApp(device: device, ticksPerSecond: script.ticksPerSecond) { DropDemo.makeRootViewController() }
  }

  @Test func `the list of scripts is the folder's`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.names.map { $0 + ".touches" }))
  }

  @Test(arguments: names) func `a script's trace is its golden`(name: String) throws {
    let script = try script(name)
    try Golden.check(try launch(script).trace(script, framesPerSecond: 12), named: "drop-" + name)
  }

  @Test(arguments: names) func `a script's strip is the picture that was looked at`(name: String) throws {
    let script = try script(name)
    let app = try launch(script)
    for event in script.events { app.session.receive(event) }
    try Golden.check(app.filmStrip(script.duration.seconds + 1.6, count: 12), named: "drop-" + name)
  }

  @Test(arguments: zip(names, ends)) func `at the end one day is seen, nothing moves and nothing was complained of`(
    name: String, end: String
  ) throws {
    let script = try script(name)
    let app = try launch(script)
    for event in script.events { app.session.receive(event) }
    app.advance(by: script.duration.seconds)
    try app.settle()
    #expect(app.diagnostics == [])
    #expect(app.hierarchy.contains(end) && !app.hierarchy.contains("drop.sheet"))
    let pages = ["drop.page.0", "drop.page.1", "drop.page.2"].filter { app[$0] != nil }
    #expect(pages.last == end)
  }

  @Test func `a sheet that is put back leaves everything as it was`() throws {
    let script = try script("caught-and-put-back")
    let app = try launch(script)
    app.advance(by: 0.2)
    let before = app.hierarchy
    for event in script.events { app.session.receive(event) }
    app.advance(by: script.duration.seconds)
    try app.settle()
    #expect(app.hierarchy == before)
  }

  @Test(arguments: ["push", "present", "tab"], ["left", "right"])
  func `a day falls by either nail and is put back, whoever changes the screens`(route: String, nail: String) throws {
    let app = TestApp(device: .iPhone14) { DropDemo.makeRootViewController() }
    try app.tap("drop.options")
    try app.settle()
    for choice in [route, nail, "slow"] { try app.tap("drop.\(choice)") }
    try app.settle()
    app.tap(CGPoint(x: 195, y: 100))
    try app.settle()
    #expect(!app.exists("drop.choice"))
    let before = app.hierarchy

    try app.tap("drop.tear")
    app.advance(by: 0.3)
    let finger = app.touch(CGPoint(x: 195, y: 300))
    app.advance(by: 0.3)
    #expect(app.exists("drop.sheet"))
    let middle = try #require(app["drop.sheet"]?.frame.midX)
    #expect(nail == "left" ? middle < 195 : middle > 195, "it swings to the side of its nail")
    finger.lift()
    try app.settle()
    #expect(app.hierarchy == before && app.diagnostics == [], "put back")

    try app.tap("drop.tear")
    try app.settle()
    #expect(app.exists("drop.page.1") && !app.exists("drop.page.0") && !app.exists("drop.sheet"))
    try app.tap("drop.back")
    try app.settle()
    #expect(app.hierarchy == before && app.diagnostics == [], "and back")
  }
}
