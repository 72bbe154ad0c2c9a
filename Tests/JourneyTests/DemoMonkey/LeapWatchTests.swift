import CoreGraphics
import HostInterface
import SegueTesting
import Testing

@testable import UIKit

/// The watch over leaps sees a box that leaps, and says nothing of one whose finger stands for a tick, or comes down on it.
@MainActor @Suite struct LeapWatchTests {
  /// Puts a box where it is to be, tick by tick; `stands` are the ticks in which fingers stand.
  private func look(_ places: [Double], stands: Set<Int> = []) -> [String] {
    let app = TestApp(device: .iPhone14) { UIViewController() }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.perform { app.session.window.rootViewController?.view.addSubview(box) }
    app.advance(by: 0.1)
    let watch = LeapWatch()
    for (tick, place) in places.enumerated() {
      app.perform { box.frame.origin.y = place }
      _ = app.session.turn(at: app.session.nextTick(after: app.session.now))
      watch.look(app.session, fingersStand: stands.contains(tick))
    }
    return watch.found
  }

  @Test func `what stands and goes far in one tick has leaped`() {
    #expect(look([0, 0, 0, 100, 100, 100]).count == 1)
  }

  @Test func `what leaps far while fingers stand has leaped`() {
    #expect(look([0, 0, 0, 100, 100, 100, 100], stands: [3]).count == 1)
  }

  @Test func `what follows fingers that stand for a tick, and flies on, has not leaped`() {
    let places: [Double] = [0, 0, 100, 200, 200, 300, 360, 400, 420]
    #expect(look(places).count == 1 && look(places, stands: [4]).isEmpty)
  }

  @Test func `what gathers speed and is stopped has not leaped, and what goes far from one tick to the next has`() {
    #expect(look([0, 0, 25, 88, 88, 88]).isEmpty)
    #expect(look([0, 0, 5, 65, 65, 65]).count == 1)
  }

  @Test func `a flight that begins while fingers beside it go and stand has not leaped`() {
    #expect(look([700, 666, 588, 491, 392, 301, 220], stands: [3]).isEmpty)
  }
}
