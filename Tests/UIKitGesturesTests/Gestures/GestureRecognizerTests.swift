import Motion
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Gesture recognizers (behaviour: Gesture recognizers)", .hand)
struct GestureRecognizerTests {
  let hand = Hand.current!
  let card: Ear
  final class Log { var lines: [String] = [] }
  let log = Log()

  init() {
    card = Ear(frame: CGRect(x: 50, y: 100, width: 200, height: 400))
    hand.window.addSubview(card)
  }

  func add<G: UIGestureRecognizer>(_ gesture: G, _ name: String, to view: UIView? = nil) -> G {
    gesture.name = name
    gesture.addHandler { [log] in log.lines.append("\($0.name!) \($0.state)") }
    (view ?? card).addGestureRecognizer(gesture)
    return gesture
  }

  @Test func `a cancelled touch cancels the pan and the view's touch`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.cancelsTouchesInView = false
    hand.down(100, 200); hand.move(100, 230); hand.cancel()
    #expect(log.lines == ["pan began", "pan cancelled"] && card.heard == ["began", "moved", "cancelled"])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
  }

  @Test func `disabling cancels a pan under way with its action, and removing it does too`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    hand.down(100, 200); hand.move(100, 230)
    pan.isEnabled = false
    hand.move(100, 260); hand.up()
    #expect(log.lines == ["pan began", "pan cancelled"])
    pan.isEnabled = true
    hand.down(100, 200); hand.move(100, 230)
    card.removeGestureRecognizer(pan)
    #expect(log.lines.suffix(2) == ["pan began", "pan cancelled"] && pan.view == nil && card.gestureRecognizers == nil)
    hand.up()
  }

  @Test func `a pan consumes its slop and gives translation, velocity and place in any view`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    hand.down(100, 200)
    hand.drag(by: 0, 60, over: 0.1)
    #expect(pan.state == .changed && pan.translation(in: card) == CGPoint(x: 0, y: 50) && pan.translation(in: nil).y == 50)
    #expect(abs(pan.velocity(in: nil).y - 600) < 1e-4)
    #expect(pan.location(in: card) == CGPoint(x: 50, y: 160) && pan.location(in: nil) == CGPoint(x: 100, y: 260))
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 100, y: 260) && pan.numberOfTouches == 1)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: card)
    hand.move(110, 260)
    #expect(pan.translation(in: card) == CGPoint(x: 13, y: 4))
    hand.up()
    #expect(card.heard == ["began", "moved", "cancelled"])
  }

  @Test func `selectors reach a target that is not kept alive, and can be removed by name`() {
    @MainActor final class Target {
      nonisolated(unsafe) var heard: [String] = []
      nonisolated func plain() { heard.append("plain") }
      func tapped(_ tap: UITapGestureRecognizer) { heard.append("tapped \(tap.state == .recognized)") }
    }
    var target: Target? = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped:", Target.tapped))
    tap.addTarget(target!, action: Selector("plain", Target.plain))
    card.addGestureRecognizer(tap)
    hand.tap(100, 200)
    #expect(target!.heard == ["tapped true", "plain"])
    tap.removeTarget(target, action: "plain")
    hand.wait(1)
    hand.tap(100, 200)
    #expect(target!.heard == ["tapped true", "plain", "tapped true"])
    weak let gone = target
    target = nil
    #expect(gone == nil)
    hand.wait(1)
    hand.tap(100, 200)
  }

  @Test func `a double tap makes the single tap wait, and the view's touch end late`() {
    let single = add(UITapGestureRecognizer(), "single"), double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    single.cancelsTouchesInView = false
    hand.tap(100, 200)
    #expect(log.lines.isEmpty && card.heard == ["began"])
    hand.wait(0.4)
    #expect(log.lines == ["single ended"] && card.heard == ["began", "ended"])
    hand.wait(1)
    hand.tap(100, 200); hand.wait(0.1); hand.tap(100, 200)
    #expect(log.lines == ["single ended", "double ended"])
  }

  @Test func `a tap's action still finds the finger that tapped`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    var place: CGPoint?
    tap.addHandler { [card] in if $0.numberOfTouches == 1 { place = $0.location(ofTouch: 0, in: card) } }
    hand.tap(100, 200)
    #expect(place == CGPoint(x: 50, y: 100) && tap.location(in: nil) == CGPoint(x: 100, y: 200) && tap.numberOfTouches == 0)
  }

  @Test func `a long press begins at its exact half second, between two ticks`() {
    let press = add(UILongPressGestureRecognizer(), "press")
    var at = 0.0
    press.addHandler { [hand] in if $0.state == .began { at = hand.runtime.now.seconds } }
    hand.wait(0.1)
    hand.down(100, 200)
    hand.wait(1)
    #expect(abs(at - 0.6) < 1e-9)
    hand.move(100, 300); hand.up()
    #expect(log.lines == ["press began", "press changed", "press ended"])
  }

  // MARK: Delegates and subclasses

  final class Delegate: UIGestureRecognizerDelegate {
    var together = false, mayBegin = true, mayReceive = true
    weak var first: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { mayReceive }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === first }
  }

  @Test func `a delegate lets gestures be under way together, keeps them from beginning and from touches`() {
    let inner = add(UIPanGestureRecognizer(), "inner"), outer = add(UIPanGestureRecognizer(), "outer", to: hand.window)
    let delegate = Delegate()
    outer.delegate = delegate
    hand.down(100, 200); hand.move(100, 230); hand.up()
    #expect(log.lines == ["inner began", "inner ended"])
    delegate.together = true
    log.lines = []
    hand.down(100, 200); hand.move(100, 230); hand.up()
    #expect(log.lines == ["inner began", "outer began", "inner ended", "outer ended"])
    inner.delegate = delegate
    delegate.mayBegin = false
    log.lines = []
    hand.down(100, 200); hand.move(100, 230); hand.up()
    #expect(log.lines.isEmpty)
    delegate.mayReceive = false
    card.heard = []
    hand.down(100, 200); hand.move(100, 230); hand.up()
    #expect(log.lines.isEmpty && card.heard == ["began", "moved", "ended"])
  }

  @Test func `a delegate can ask for another gesture to fail first`() {
    let inner = add(UIPanGestureRecognizer(), "inner"), swipe = add(UISwipeGestureRecognizer(), "swipe", to: hand.window)
    swipe.direction = .down
    let delegate = Delegate()
    (inner.delegate, delegate.first) = (delegate, swipe)
    hand.down(100, 200); hand.move(100, 230)
    #expect(log.lines.isEmpty)
    hand.move(100, 280)
    #expect(log.lines == ["swipe ended"])
    hand.up()
  }

  @Test func `a view can refuse a gesture that would begin on it`() {
    final class Shy: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let shy = Shy(frame: card.frame)
    hand.window.addSubview(shy)
    _ = add(UIPanGestureRecognizer(), "pan", to: shy)
    hand.down(100, 200); hand.move(100, 230); hand.up()
    #expect(log.lines.isEmpty)
  }

  @Test func `a subclass decides in its touches methods and reads back what it decided`() {
    final class UprightPan: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began else { return }
        let travel = translation(in: nil)
        if abs(travel.x) > abs(travel.y) { state = .failed }
      }
    }
    let pan = add(UprightPan(), "upright")
    hand.down(100, 200); hand.move(150, 205); hand.move(150, 300); hand.up()
    #expect(log.lines.isEmpty && card.heard == ["began", "moved", "moved", "ended"])
    hand.down(100, 200); hand.move(105, 250); hand.up()
    #expect(log.lines == ["upright began", "upright ended"])
    #expect(pan.state == .possible)
  }

  @Test func `a recognizer made from nothing tells its story and is reset`() {
    final class TwoCorners: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if event.allTouches!.count > 2 { state = .failed }
        if numberOfTouches == 2 { state = .began }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
      override func reset() { resets += 1 }
    }
    let corners = add(TwoCorners(), "corners")
    hand.down(60, 110); hand.down(240, 490, finger: 2); hand.move(61, 110); hand.up(); hand.up(finger: 2)
    #expect(log.lines == ["corners began", "corners changed", "corners ended"] && corners.resets == 1)
    hand.tap(60, 110)
    #expect(corners.resets == 2 && corners.state == .possible && log.lines.count == 3)
  }

  @Test func `a state set outside of any touch is decided at once`() {
    final class Late: UIGestureRecognizer {}
    let late = add(Late(), "late")
    hand.down(100, 200)
    hand.wait(0.2)
    late.state = .began
    #expect(log.lines == ["late began"] && card.heard == ["began", "cancelled"])
    late.state = .cancelled
    hand.up()
    #expect(log.lines == ["late began", "late cancelled"])
  }

  @Test func `an edge pan starts at the window's edge`() {
    let edge = add(UIScreenEdgePanGestureRecognizer(), "edge", to: hand.window)
    edge.edges = .left
    hand.down(100, 600); hand.move(200, 600); hand.up()
    #expect(log.lines.isEmpty)
    hand.down(5, 600); hand.move(60, 605); hand.up()
    #expect(log.lines == ["edge began", "edge ended"] && edge.translation(in: nil).x == 0)
  }

  @Test func `pinch and rotation read as UIKit's`() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    hand.down(100, 200); hand.down(200, 200, finger: 2); hand.move(210, 200, finger: 2)
    #expect(abs(pinch.scale - 110.0 / 108) < 1e-12 && pinch.state == .began)
    hand.up(); hand.up(finger: 2)
    card.removeGestureRecognizer(pinch)
    let turn = add(UIRotationGestureRecognizer(), "turn")
    hand.down(100, 200); hand.down(200, 200, finger: 2); hand.move(100, 300, finger: 2)
    #expect(abs(turn.rotation - 85 * .pi / 180) < 1e-9)
    hand.up(); hand.up(finger: 2)
  }
}
