import DropDemo
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// The tear-off calendar: what falls, what is put back, what is thrown. (Docs/behaviour/dynamics.md, "Dynamics")
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

  @Test(arguments: [0.1, 0.5, 0.9, 1.3])
  func `a day that falls as the app goes to the background has fallen, and nothing of it is left`(after seconds: Double) throws {
    let fallen = TestApp(device: .iPhone14) { DropDemo.makeRootViewController() }
    try fallen.tap("drop.tear")
    try fallen.settle()
    let app = TestApp(device: .iPhone14) { DropDemo.makeRootViewController() }
    try app.tap("drop.tear")
    app.advance(by: seconds)
    app.background()
    app.foreground()
    try app.settle()
    #expect(app.hierarchy == fallen.hierarchy && app.diagnostics == [] && !app.exists("drop.sheet"))
  }

  @Test func `a day that a finger holds as the app goes to the background hangs again, and can be torn off`() throws {
    let app = TestApp(device: .iPhone14) { DropDemo.makeRootViewController() }
    let before = app.hierarchy
    try app.tap("drop.tear")
    app.advance(by: 0.3)
    let finger = app.touch(CGPoint(x: 195, y: 300))
    app.advance(by: 0.2)
    app.background()
    app.foreground()
    finger.lift()
    try app.settle()
    #expect(app.diagnostics == [] && !app.exists("drop.sheet"))
    if app.hierarchy != before { #expect(app.exists("drop.page.1"), "neither here nor there") }
    try app.tap("drop.tear")
    try app.settle()
    #expect(!app.exists("drop.sheet") && app.exists("drop.back"))
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
