import Foundation
import HostInterface
import Motion
import Stages
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Fingers on their way to views (behaviour: Gesture recognizers)", .hand)
struct TouchRouterTests {
  let hand = Hand.current!
  let back: Ear, front: Ear

  init() {
    back = Ear(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    front = Ear(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    hand.window.addSubview(back)
    back.addSubview(front)
  }

  @Test func `a touch stays with the view in which it began`() {
    hand.down(150, 150); hand.move(300, 700); hand.up()
    #expect(front.heard == ["began", "moved", "ended"] && back.heard.isEmpty)
  }

  @Test func `a touch that a view does not want goes up the chain`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    front.addSubview(plain)
    hand.tap(110, 110)
    #expect(front.heard == ["began", "ended"])
  }

  @Test func `thirty thousand moves of a tick are one piece of news that names all places`() {
    final class Counting: UIView {
      var news = 0, places = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        news += 1
        places += touches.first.flatMap { event?.coalescedTouches(for: $0)?.count } ?? 0
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 300, width: 375, height: 400))
    hand.window.addSubview(view)
    hand.down(150, 350)
    for i in 0..<30_000 { hand.send(.moved, CGPoint(x: 150, y: 350 + Double(i % 100))) }
    hand.flush()
    #expect(view.news == 1 && view.places == 30_000)
    hand.up()
  }

  @Test func `a view hears one finger unless it wants more`() {
    hand.down(110, 110); hand.down(150, 150, finger: 2); hand.move(151, 150, finger: 2); hand.up(finger: 2); hand.up()
    #expect(front.heard == ["began", "ended"])
    front.heard = []
    front.isMultipleTouchEnabled = true
    hand.down(110, 110); hand.down(150, 150, finger: 2)
    hand.wait()
    hand.send(.moved, CGPoint(x: 111, y: 110)); hand.send(.moved, CGPoint(x: 151, y: 150), 2); hand.flush()
    hand.send(.ended, CGPoint(x: 111, y: 110)); hand.send(.ended, CGPoint(x: 151, y: 150), 2); hand.flush()
    #expect(front.heard == ["began", "began", "moved ×2", "ended ×2"])
  }

  @Test func `an exclusive view shares the screen with no other`() {
    front.isExclusiveTouch = true
    hand.down(10, 10); hand.down(150, 150, finger: 2); hand.up(finger: 2); hand.up()
    #expect(front.heard.isEmpty && back.heard == ["began", "ended"])
    hand.down(150, 150); hand.down(10, 10, finger: 2); hand.up(finger: 2); hand.up()
    #expect(front.heard == ["began", "ended"] && back.heard == ["began", "ended"])
  }

  @Test func `what one tick brings keeps its order, and moves in between are coalesced`() {
    final class Reader: UIView {
      var path: [Double] = [], previous: [Double] = [], phases: [UITouch.Phase] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let steps = event!.coalescedTouches(for: touches.first!)!
        path = steps.map { $0.location(in: self).x }
        previous = steps.map { $0.previousLocation(in: self).x }
        phases.append(touches.first!.phase)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(touches.first!.phase) }
    }
    let reader = Reader(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    back.addSubview(reader)
    for (phase, x) in [(TouchInput.Phase.began, 210.0), (.moved, 212), (.moved, 214), (.moved, 219), (.ended, 219)] {
      hand.send(phase, CGPoint(x: x, y: 210))
    }
    hand.flush()
    #expect(reader.path == [12, 14, 19] && reader.previous == [10, 12, 14] && reader.phases == [.moved, .ended])
  }

  @Test func `taps in quick succession are counted`() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts.append(touches.first!.tapCount) }
    }
    let counter = Counter(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    back.addSubview(counter)
    hand.tap(210, 210); hand.wait(0.1); hand.tap(215, 210); hand.wait(0.1); hand.tap(290, 290); hand.wait(1); hand.tap(290, 290)
    #expect(counter.counts == [1, 2, 1, 1])
  }

  @Test func `the event knows every finger, its view and its recognizers`() {
    final class Asker: UIView {
      var all = 0, own = 0, gestures = 0, stationary = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        all = event!.allTouches!.count
        own = event!.touches(for: self)!.count
        gestures = touches.first!.gestureRecognizers!.count
        stationary = event!.allTouches!.count { $0.phase == .stationary }
      }
    }
    let asker = Asker(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    back.addSubview(asker)
    asker.addGestureRecognizer(UITapGestureRecognizer())
    back.addGestureRecognizer(UIPanGestureRecognizer())
    hand.down(10, 10); hand.down(210, 210, finger: 2)
    #expect(asker.all == 2 && asker.own == 1 && asker.gestures == 2 && asker.stationary == 1)
    hand.up(); hand.up(finger: 2)
    #expect(hand.runtime.router.event.allTouches!.isEmpty)
  }

  @Test func `fingers taken away by the system are cancelled`() {
    hand.down(110, 110); hand.down(10, 10, finger: 2)
    hand.runtime.router.cancelAll()
    #expect(front.heard == ["began", "cancelled"] && back.heard == ["began", "cancelled"] && !hand.runtime.router.isTracking)
    hand.up(); hand.up(finger: 2)
    #expect(front.heard.count == 2)
  }

  @Test func `a page that is taken away under a finger hears no more of it, and its pan is cancelled; a pan around it goes on`() {
    var inner: [UIGestureRecognizer.State] = [], outer: [UIGestureRecognizer.State] = []
    let innerPan = UIPanGestureRecognizer(), outerPan = UIPanGestureRecognizer()
    let both = Both()
    for pan in [innerPan, outerPan] { (pan.delegate, pan.cancelsTouchesInView) = (both, false) }
    innerPan.addHandler { inner.append($0.state) }
    outerPan.addHandler { outer.append($0.state) }
    front.addGestureRecognizer(innerPan)
    back.addGestureRecognizer(outerPan)
    hand.down(150, 150); hand.move(150, 180)
    front.removeFromSuperview()
    #expect(inner == [.began, .cancelled] && outer == [.began])
    #expect(front.heard.first == "began" && front.heard.last == "cancelled")
    let heard = front.heard.count
    hand.move(150, 200); hand.up()
    #expect(inner.count == 2 && outer.last == .ended && front.heard.count == heard && back.heard.isEmpty)
    back.addSubview(front)
    hand.down(150, 150); hand.move(150, 180); hand.up()
    #expect(inner.last == .ended, "it is as good as new")
  }

  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
  }

  @Test func `moved to another place in the window, a view keeps its finger`() {
    hand.down(150, 150)
    hand.window.addSubview(front)
    hand.move(150, 180); hand.up()
    #expect(front.heard == ["began", "moved", "ended"])
  }

  @Test func `nothing is left when the fingers are gone`() {
    front.addGestureRecognizer(UITapGestureRecognizer())
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    front.addGestureRecognizer(double)
    hand.tap(150, 150)
    #expect(!hand.app.isQuiet)  // the double tap still hopes
    hand.wait(1)
    #expect(hand.app.isQuiet && hand.runtime.router.arbiter.openTouches.isEmpty)
  }
}
