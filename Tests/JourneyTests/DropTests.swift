import DropDemo
import HostInterface
import SegueTesting
import Testing

@testable import UIKit

/// The tear-off calendar: what falls, what is put back, what is thrown. (BEHAVIOUR §13)
@MainActor @Suite struct DropTests {
  @Test func `a sheet that is put back leaves everything as it was`() throws {
    let script = try ScriptedDemo.drop.script("caught-and-put-back")
    let app = try ScriptedDemo.drop.launch(script)
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
