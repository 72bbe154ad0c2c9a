// The code of the article "Test a transition" of SegueTesting. Tools/checks/snippets compares the two.

import SegueTesting
import Testing
import UIKit

@MainActor @Suite struct PosterTests {
  @Test func `a tap opens the page out of its tile`() throws {
    let app = TestApp { PostersViewController() }
    let tile = try app.view("harbour")
    try app.tap("harbour")
    #expect(app["page"]?.frame == tile.frame)
    try app.settle()
    #expect(app["page"]?.scale == 1)
  }

  @Test func `the page overshoots a little`() throws {
    let app = TestApp { PostersViewController() }
    try app.tap("harbour")
    var largest = 0.0
    for _ in 0..<60 {
      app.advance(by: 1.0 / 60)
      largest = max(largest, try app.view("page").scale)
    }
    #expect(largest > 1 && largest < 1.02)
  }

  @Test func `a finger that lifts early returns the page`() throws {
    let app = TestApp { PosterViewController() }
    try app.tap("harbour")
    try app.settle()
    let finger = try app.touch("page")
    finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.3)
    app.advance(by: 0.2)
    #expect(try app.view("page").scale < 1)
    finger.lift()
    try app.settle()
    #expect(app["page"]?.scale == 1)
    #expect(app.diagnostics == [])
  }

  @Test func `an incoming call returns the page`() throws {
    let app = TestApp { PosterViewController() }
    try app.tap("harbour")
    try app.settle()
    let finger = try app.touch("page")
    finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.3)
    app.interrupt()
    app.endInterruption()
    finger.lift()
    try app.settle()
    #expect(app["page"]?.scale == 1)
  }

  @Test(arguments: [Device.iPhoneX, .iPhone14]) func `the page fills the screen`(device: Device) throws {
    let app = TestApp(device: device, environment: EnvironmentSettings(style: .dark)) { PostersViewController() }
    try app.tap("orchard")
    try app.settle()
    #expect(app["page"]?.frame == CGRect(origin: .zero, size: device.size))
  }

  @Test func `each appearance has its end`() throws {
    let app = TestApp { PostersViewController() }
    try app.tap("harbour")
    try app.settle()
    try app.tap("close")
    try app.settle()
    let callbacks = app.callbackLog.filter { $0.hasPrefix("PosterPageViewController") }
    #expect(callbacks.last?.contains("viewDidDisappear") == true, "\(callbacks)")
    #expect(app.diagnostics == [])
  }

  @Test func `VoiceOver closes the page`() throws {
    let app = TestApp { PostersViewController() }
    try app.tap("harbour")
    try app.settle()
    app.voiceOver.isOn = true
    try app.voiceOver.focus("Close")
    app.voiceOver.activate()
    try app.settle()
    #expect(!app.exists("page"))
  }

  @Test func `a page that loads shows its text`() async throws {
    let app = TestApp { LoadingViewController() }
    await app.run(for: 2)
    #expect(app.hierarchy.contains("Loaded"))
  }
}

/// A page that loads its text in a task.
final class LoadingViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    view.addSubview(label)
    Task {
      try await Task.sleep(for: .seconds(1))
      label.text = "Loaded"
    }
  }
}
