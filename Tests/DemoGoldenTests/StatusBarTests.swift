import HostInterface
import SegueTesting
import Testing
import TodayDemo
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The status bar on its own, because it is small in a strip of whole screens. It disappears exactly while a card opens, and returns
/// while the card closes. (Docs/behaviour/card.md, "Card bars")
@MainActor @Suite struct StatusBarTests {
  @Test func `the status bar of a card that opens, is caught, is pulled and let go, and closes`() throws {
    let app = TestApp(device: .iPhoneX) { TodayDemo.makeRootViewController() }
    app.advance(by: 0.1)
    // Opened; caught on its way, held, let go.
    touch(app, 1, [(0.2, 187, 380), (0.28, 187, 380)])
    touch(app, 2, [(0.36, 187, 420), (0.6, 187, 420)])
    // Pulled for 60 points, and let go.
    pull(app, 3, from: 1.5)
    // Closed by its button.
    touch(app, 4, [(2.7, 340, 67), (2.78, 340, 67)])
    try Golden.check(app.filmStrip(3.4, count: 35, scale: 0.6, top: 60), named: "today-status-bar")
    #expect(app.diagnostics == [])
  }

  @Test func `it leaves while the card opens and comes back while it closes, and neither a grab nor a pull has a say`() throws {
    let app = TestApp(device: .iPhoneX) { TodayDemo.makeRootViewController() }
    app.advance(by: 0.1)
    let (shown, gone) = (22.0, -22.0)
    touch(app, 1, [(0.2, 187, 380), (0.3, 187, 380)])
    app.session.advance(to: .init(seconds: 0.3))
    #expect(place(app) == shown)
    // Caught, held and let go: it goes on all the while.
    touch(app, 2, [(0.4, 187, 420), (0.7, 187, 420)])
    var last = shown
    for _ in 0..<36 {
      app.advance(by: 1.0 / 60)
      #expect(place(app) <= last)
      last = place(app)
    }
    #expect(last == gone)
    // Pulled, and let go.
    pull(app, 3, from: 1.5)
    for _ in 0..<90 {
      app.advance(by: 1.0 / 60)
      #expect(place(app) == gone)
    }
    touch(app, 4, [(2.6, 340, 67), (2.7, 340, 67)])
    app.session.advance(to: .init(seconds: 2.69))
    #expect(place(app) == gone)
    for _ in 0..<40 {
      app.advance(by: 1.0 / 60)
      #expect(place(app) >= last)
      last = place(app)
    }
    #expect(last == shown)
  }

  /// Where its middle is seen.
  private func place(_ app: TestApp) -> Double { Double(app.session.runtime.statusBar.layer?.presentation()?.position.y ?? .nan) }

  /// A finger that pulls a page for 60 points, rests, and lets go.
  private func pull(_ app: TestApp, _ finger: Int, from start: Double) {
    var places: [(time: Double, x: Double, y: Double)] = []
    for step in 0...12 { places.append((time: start + Double(step) / 40, x: 187, y: 220 + 5 * Double(step))) }
    places.append((time: start + 0.5, x: 187, y: 280))
    touch(app, finger, places)
  }

  /// A finger at its places, by time.
  private func touch(_ app: TestApp, _ finger: Int, _ places: [(time: Double, x: Double, y: Double)]) {
    for (index, place) in places.enumerated() {
      let phase: TouchInput.Phase = index == 0 ? .began : index == places.count - 1 ? .ended : .moved
      app.session.receive(
        TimedEvent(.touch(TouchInput(phase, finger: finger, at: CGPoint(x: place.x, y: place.y))), at: .init(seconds: place.time)))
    }
  }
}
