import Foundation
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPresentations
@testable import UIKitText

/// The specified behaviour of gesture recognizers that no other suite covers. (Docs/behaviour/touch.md, "Gesture recognizers")
@MainActor @Suite(.hand)
struct GestureSpecificationTests {
  let hand = Hand.current!
  let view = Ear(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  init() {
    view.isMultipleTouchEnabled = true
    hand.window.addSubview(view)
  }

  private func add<G: UIGestureRecognizer>(_ gesture: G, to view: UIView? = nil, _ heard: @escaping @MainActor @Sendable (G) -> Void) -> G {
    gesture.addHandler(heard)
    (view ?? self.view).addGestureRecognizer(gesture)
    return gesture
  }

  @Test(arguments: [(10.0, 1), (10.1, 0)])
  func `a tap may stray by 10 points and stay as long as it likes`(stray: Double, count: Int) {
    var taps = 0
    _ = add(UITapGestureRecognizer()) { _ in taps += 1 }
    hand.down(100, 100); hand.move(100 + stray, 100); hand.move(100, 100); hand.wait(3); hand.up()
    #expect(taps == count)
  }

  @Test func `recognizers cancel touches, let them begin, and hold their end, unless told otherwise`() {
    for gesture in [UISwipeGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer()] as [UIGestureRecognizer] {
      #expect(gesture.cancelsTouchesInView && !gesture.delaysTouchesBegan && gesture.delaysTouchesEnded)
    }
  }

  @Test func `a swipe is recognized while the finger moves, by as many fingers as it wants`() {
    var swipes: [Int] = []
    _ = add(UISwipeGestureRecognizer()) { _ in swipes.append(1) }
    let two = add(UISwipeGestureRecognizer()) { _ in swipes.append(2) }
    two.numberOfTouchesRequired = 2
    hand.down(100, 100); hand.move(140, 100); hand.move(180, 100)
    #expect(swipes == [1], "before it lifts")
    hand.up()
    hand.down(100, 100); hand.down(100, 200, finger: 2)
    hand.move(140, 100); hand.move(140, 200, finger: 2); hand.move(180, 100); hand.move(180, 200, finger: 2)
    #expect(swipes == [1, 2])
  }

  @Test func `a pinch tells its speed, and a rotation goes on from the angle that it is given`() {
    let pinch = add(UIPinchGestureRecognizer()) { _ in }, rotation = add(UIRotationGestureRecognizer()) { _ in }
    pinch.delegate = Both.shared
    hand.down(100, 400); hand.down(200, 400, finger: 2)
    hand.move(208, 400, finger: 2)
    #expect(pinch.state == .possible, "8 points are not enough (behaviour: Gesture recognizers)")
    hand.move(218, 400, finger: 2, after: 0.1)
    #expect(abs(pinch.scale - 118.0 / 108) < 1e-9)
    hand.move(226, 400, finger: 2, after: 0.1)
    #expect(abs(pinch.velocity - 8.0 / 108 / 0.1) < 1e-6)
    hand.move(218, 400, finger: 2)
    hand.move(100, 518, finger: 2)
    #expect(abs(rotation.rotation - 85 * .pi / 180) < 1e-6, "90 degrees less 5")
    rotation.rotation = 0
    hand.move(218, 400, finger: 2)
    #expect(abs(rotation.rotation + .pi / 2) < 1e-6)
  }

  private final class Both: NSObject, UIGestureRecognizerDelegate {
    @MainActor static let shared = Both()
    func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
  }

  @Test func `recognizers hear a touch before the view does, and those of the views above it too`() {
    final class Spy: UIGestureRecognizer {
      var tell: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tell() }
    }
    let inner = Ear(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), (own, outer) = (Spy(), Spy())
    view.addSubview(inner)
    inner.addGestureRecognizer(own)
    view.addGestureRecognizer(outer)
    (own.tell, outer.tell) = ({ inner.heard.append("own") }, { inner.heard.append("outer") })
    hand.down(100, 100)
    #expect(Set(inner.heard.prefix(2)) == ["own", "outer"] && inner.heard.last == "began")
    hand.up()
  }

  @Test func `a pan that begins late is asked once, and a no leaves the touch to the view`() {
    final class Strict: NSObject, UIGestureRecognizerDelegate {
      var asked = 0
      func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    let strict = Strict(), pan = add(UIPanGestureRecognizer()) { _ in }
    pan.delegate = strict
    hand.down(100, 100); hand.drag(100, over: 0.2); hand.up()
    #expect(strict.asked == 1 && view.heard.last == "ended" && !view.heard.contains("cancelled"))
  }

  @Test func `three taps wait for each other by failure requirements`() {
    var heard: [Int] = []
    let taps = (1...3).map { count in
      let tap = add(UITapGestureRecognizer()) { _ in heard.append(count) }
      tap.numberOfTapsRequired = count
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    for count in 1...3 {
      for _ in 1...count { hand.tap(100, 100); hand.wait(0.1) }
      hand.wait(1)
    }
    #expect(heard == [1, 2, 3])
  }

  private final class Selective: NSObject, UIGestureRecognizerDelegate {
    var asked: [String] = []
    var wantsEvents = false, wantsTouches = false
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      asked.append("event")
      return wantsEvents
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      asked.append("touch")
      return wantsTouches
    }
  }

  @Test func `a delegate that refuses the event is not asked about its touches`() {
    var taps = 0
    let selective = Selective(), tap = add(UITapGestureRecognizer()) { _ in taps += 1 }
    tap.delegate = selective
    hand.tap(100, 100)
    selective.wantsEvents = true
    hand.wait(1); hand.tap(100, 100)
    selective.wantsTouches = true
    hand.wait(1); hand.tap(100, 100)
    #expect(selective.asked == ["event", "event", "touch", "event", "touch"] && taps == 1)
  }
}
