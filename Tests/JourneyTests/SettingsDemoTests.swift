import GalleryDemo
import HostInterface
import SegueTesting
import SettingsDemo
import Testing
import UIKit

/// The settings demo: rows that appear and disappear, a page for the style and the text size, and typed names.
@MainActor @Suite struct SettingsDemoTests {
  private func launch(_ environment: EnvironmentSettings = EnvironmentSettings()) -> TestApp {
    let app = TestApp(device: .iPhone14, environment: environment) { SettingsDemo.makeRootViewController() }
    app.advance(by: 0.1)
    return app
  }
  private func open(_ row: String, in app: TestApp) throws {
    try app.tap("settings.home.\(row)")
    try app.settle()
  }

  // Docs/behaviour/environment.md, "Accessibility settings".
  @Test func `dark is worn by the window at once, whatever the device says, and Automatic gives it back`() throws {
    let app = launch()
    try open("appearance", in: app)
    try app.tap("settings.dark")
    app.advance(by: 0.05)
    #expect(app.session.window.traitCollection.userInterfaceStyle == .dark)
    app.choose(.style(.light))
    #expect(app.session.window.traitCollection.userInterfaceStyle == .dark)
    try app.tap("settings.switch.automatic")
    try app.settle()
    #expect(app.session.window.traitCollection.userInterfaceStyle == .light)
    #expect(app.diagnostics == [])
  }

  @Test func `a demo that is closed takes the style along that it gave the window`() throws {
    let app = TestApp(device: .iPhone14) { GalleryDemo.makeRootViewController() }
    app.advance(by: 0.1)
    for _ in 0..<12 where app["gallery.card.settings"].map({ $0.frame.midY > 700 }) ?? true {
      app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
      try app.settle()
    }
    try app.tap("gallery.card.settings")
    try app.settle()
    app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 560))
    try app.settle()
    try open("appearance", in: app)
    try app.tap("settings.dark")
    try app.settle()
    #expect(app.session.window.traitCollection.userInterfaceStyle == .dark)
    try app.tap("gallery.close")
    try app.settle()
    #expect(app.session.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `rows come and go with a switch that is tapped faster than they do`() throws {
    let app = launch()
    try open("wireless", in: app)
    #expect(app.exists("settings.wireless.Attic"))
    for _ in 0..<3 {
      try app.tap("settings.switch.receiver", duration: 0.03)
      app.advance(by: 0.06)
    }
    try app.settle()
    #expect(!app.exists("settings.wireless.Attic"))
    try app.tap("settings.switch.receiver")
    app.advance(by: 0.1)
    // The page goes while its rows come.
    app.flick(from: CGPoint(x: 3, y: 400), by: CGVector(dx: 250, dy: 0))
    try app.settle()
    #expect(app.exists("settings.home"))
    try open("wireless", in: app)
    #expect(app.exists("settings.wireless.Attic"))
    #expect(app.diagnostics == [])
  }

  @Test func `own text size holds against the device's, and is given back to it (behaviour: Accessibility settings)`() throws {
    let app = launch()
    let usual = try app.view("settings.home.flight").frame.height
    try open("text", in: app)
    try app.tap("settings.switch.own")
    try app.settle()
    try app.tap("settings.switch.largest")
    try app.settle()
    let finger = try app.touch("settings.slider.size")
    app.advance(by: 0.3)
    finger.lift()
    app.choose(.contentSize(.AX5))
    app.flick(from: CGPoint(x: 3, y: 400), by: CGVector(dx: 250, dy: 0))
    try app.settle()
    #expect(try app.view("settings.home.flight").frame.height < 2 * usual)
    app.choose(.contentSize(.L))
    try app.settle()
    #expect(app.diagnostics == [])
  }

  @Test func `a name that is typed while the keyboard comes is at home when the page is gone`() throws {
    let app = launch()
    try open("profile", in: app)
    try app.tap("settings.field.last")
    app.advance(by: 0.1)
    app.typeText("-Bright")
    app.flick(from: CGPoint(x: 3, y: 200), by: CGVector(dx: 250, dy: 0))
    try app.settle()
    #expect(app.elements.contains { $0.label?.hasPrefix("Mira Okafor-Bright") == true })
    #expect(!app.session.typing.isWanted)
    #expect(app.diagnostics == [])
  }
}
