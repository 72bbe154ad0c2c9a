import CoreGraphics
import HostInterface
import SegueTesting
import Testing

@testable import UIKit

/// The watch over leaps sees a box that leaps, and says nothing of one whose finger stands for a tick, or comes down on it.
@MainActor @Suite struct LeapWatchTests {
  /// Puts a box where it is to be, tick by tick; `stands` are the ticks in which fingers stand. `cover` lies before it, and leaves so much
  /// of the screen free at its edges.
  private func look(_ places: [Double], stands: Set<Int> = [], behind cover: UIView? = nil, but edges: Double = 0) -> [String] {
    let app = TestApp(device: .iPhone14) { UIViewController() }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cover?.frame = app.session.window.bounds.insetBy(dx: edges, dy: edges)
    app.perform { for view in [box, cover].compactMap(\.self) { app.session.window.rootViewController?.view.addSubview(view) } }
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

  @Test func `what leaps behind a page has not been seen to, unless more than a hair of it is seen`() {
    let places: [Double] = [0, 0, 0, 100, 100, 100]
    func page() -> UIView {
      let page = UIView(frame: .zero)
      page.backgroundColor = .white
      return page
    }
    #expect(look(places, behind: page()).isEmpty && look(places, behind: page(), but: 0.2).isEmpty)
    #expect(look(places, behind: page(), but: 2).count == 1)
  }

  @Test func `what leaps behind a whole blur has not been seen to`() {
    let places: [Double] = [0, 0, 0, 100, 100, 100]
    #expect(look(places, behind: UIVisualEffectView(effect: UIBlurEffect(style: .light))).isEmpty)
    #expect(look(places, behind: UIVisualEffectView(effect: nil)).count == 1)
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
