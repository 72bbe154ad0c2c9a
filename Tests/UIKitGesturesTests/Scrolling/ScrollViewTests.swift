import Motion
import Stages
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("UIScrollView (behaviour: Scroll views)", .hand)
struct ScrollViewTests {
  final class Record: UIScrollViewDelegate {
    var events: [String] = []
    var velocity = CGPoint.zero, proposed = CGPoint.zero
    var target: CGPoint?
    var onScroll: (UIScrollView) -> Void = { _ in }
    private func add(_ event: String) { if events.last != event { events.append(event) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      add("didScroll")
      onScroll(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      add("willEndDragging")
      (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { add("didEndDragging \(decelerate)") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didEndScrollingAnimation") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("didScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { add("didChangeAdjustedContentInset") }
  }

  let hand = Hand.current!, record = Record()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
  let cell = Ear(frame: CGRect(x: 0, y: 0, width: 375, height: 4000))

  init() {
    scroll.contentSize = CGSize(width: 375, height: 20_000)
    scroll.addSubview(cell)
    scroll.delegate = record
    hand.window.addSubview(scroll)
  }

  // MARK: Fingers

  @Test func `a system cancel ends the drag without velocity`() {
    hand.down(100, 700); hand.drag(-200, over: 0.1); hand.cancel()
    #expect(record.events == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"] && record.velocity == .zero)
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
  }

  @Test func `a touch stops the deceleration, whose end is told when the touch ends`() {
    hand.down(100, 700); hand.drag(-200, over: 0.1); hand.up(); hand.wait(0.3)
    #expect(scroll.isDecelerating)
    let here = scroll.contentOffset
    hand.down(100, 700); hand.wait(0.3)
    #expect(scroll.contentOffset.y - here.y < 25 && record.events.last == "didScroll" && scroll.isTracking && !scroll.isDecelerating)
    hand.up()
    #expect(record.events.last == "didEndDecelerating" && !scroll.isTracking)
    #expect(cell.heard == [] || cell.heard == ["began", "ended"])
  }

  @Test func `a flick tells its delegate everything in order and comes to rest where it said`() {
    hand.down(100, 700)
    #expect(!scroll.isTracking && !scroll.isDragging, "the content's delay is not over")
    hand.drag(-200, over: 0.1)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 190) && scroll.bounds.origin.y == 190 && scroll.isDragging && scroll.isTracking)
    hand.up()
    #expect(abs(record.velocity.y - 2) < 1e-6)
    hand.wait(4)
    #expect(
      record.events == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
    #expect(abs(scroll.contentOffset.y - record.proposed.y) < 1e-9 && !scroll.isDecelerating)
  }

  @Test func `the model's offset moves on every tick and nothing of it is a layer's animation`() {
    hand.down(100, 700); hand.drag(-200, over: 0.1); hand.up()
    var last = scroll.contentOffset.y
    for _ in 0..<30 {
      hand.wait()
      #expect(scroll.contentOffset.y > last)
      last = scroll.contentOffset.y
    }
  }

  @Test func `a pull beyond the top stretches and comes back`() {
    hand.down(100, 300); hand.drag(110, over: 0.5)
    #expect(abs(scroll.contentOffset.y + 51.462) < 6e-4)
    hand.wait(0.2); hand.up(); hand.wait(2)
    #expect(scroll.contentOffset.y == 0 && record.events.last == "didEndDecelerating")
  }

  @Test func `a changed target is reached, and pages are where they should be`() {
    record.target = CGPoint(x: 0, y: 1000)
    hand.down(100, 700); hand.drag(-200, over: 0.1); hand.up(); hand.wait(5)
    #expect(scroll.contentOffset.y == 1000)
    record.target = nil
    (scroll.isPagingEnabled, scroll.contentOffset) = (true, .zero)
    hand.down(100, 700); hand.drag(-150, over: 0.1); hand.up(); hand.wait(5)
    #expect(scroll.contentOffset.y == 800)
  }

  @Test func `content stays under the finger in a scroll view that is shown smaller`() {
    let page = UIView(frame: hand.window.bounds)
    hand.window.addSubview(page)
    page.addSubview(scroll)
    page.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    hand.down(180, 500)
    hand.move(180, 480)
    let place = scroll.convert(CGPoint(x: 180, y: 480), from: nil)
    hand.drag(-100, over: 0.1)
    let now = scroll.convert(CGPoint(x: 180, y: 380), from: nil)
    #expect(abs(now.y - place.y) < 1e-9 && abs(scroll.contentOffset.y - 220) < 1e-9)
    hand.up()
    #expect(abs(record.velocity.y - 2) < 1e-3)
  }

  @Test func `turning scrolling off in mid-drag lets go`() {
    hand.down(100, 700); hand.drag(-100, over: 0.1)
    scroll.isScrollEnabled = false
    #expect(record.events.last == "didEndDragging false" && !scroll.isDragging)
    hand.up()
    hand.down(100, 700); hand.drag(-100, over: 0.1); hand.up()
    #expect(scroll.contentOffset.y == 90)
  }

  @Test func `a finger may outlive the scroll view that it drags, and the recognizer that follows it`() {
    var page: UIScrollView? = UIScrollView(frame: hand.window.bounds)
    let ear = Ear(frame: CGRect(x: 0, y: 0, width: 375, height: 4000)), pan = UIPanGestureRecognizer()
    page!.contentSize = CGSize(width: 375, height: 4000)
    page!.addSubview(ear)
    page!.addGestureRecognizer(pan)
    hand.window.addSubview(page!)
    weak let gone = page
    hand.down(100, 700); hand.drag(-100, over: 0.1)
    hand.app.perform {
      page!.removeFromSuperview()
      page = nil
    }
    #expect(gone == nil)
    hand.drag(-100, over: 0.1); hand.up(); hand.wait(1)
    #expect(hand.app.isQuiet && hand.runtime.router.arbiter.unfinished.isEmpty)
  }

  // MARK: Content

  @Test func `content hears a touch after 150 ms, or when it ends`() {
    hand.down(100, 100); hand.wait(0.14)
    #expect(cell.heard.isEmpty)
    hand.wait(0.02)
    #expect(cell.heard == ["began"])
    hand.up()
    hand.down(100, 100); hand.wait(0.05); hand.up()
    #expect(cell.heard == ["began", "ended", "began", "ended"])
    scroll.delaysContentTouches = false
    hand.down(100, 100)
    #expect(cell.heard.count == 5)
    hand.drag(-50, over: 0.1); hand.up()
    #expect(cell.heard.suffix(2) == ["moved", "cancelled"] || cell.heard.last == "cancelled")
  }

  @Test func `content may keep its touches, and a control does`() {
    scroll.delaysContentTouches = false
    scroll.canCancelContentTouches = false
    hand.down(100, 100); hand.drag(-100, over: 0.1); hand.up()
    #expect(scroll.contentOffset == .zero && cell.heard.last == "ended")
    scroll.canCancelContentTouches = true
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.addSubview(control)
    hand.down(50, 50); hand.drag(-100, over: 0.1)
    #expect(control.isTracking && scroll.contentOffset == .zero)
    hand.up()
  }

  @Test func `a scroll view can keep touches from its content altogether`() {
    final class Greedy: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
    }
    let greedy = Greedy(frame: scroll.frame), ear = Ear(frame: scroll.frame)
    greedy.addSubview(ear)
    hand.window.addSubview(greedy)
    hand.tap(100, 100)
    hand.wait(0.5)
    #expect(ear.heard.isEmpty)
  }

  // MARK: Programs

  @Test func `setContentOffset animated takes 0.3 s and tells its end; a finger stops it`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(scroll.isScrollAnimating && scroll.contentOffset == .zero)
    hand.wait(8.0 / 60)
    #expect(scroll.contentOffset.y == 165.5)
    hand.wait(0.3)
    #expect(scroll.contentOffset.y == 400 && record.events == ["didScroll", "didEndScrollingAnimation"] && !scroll.isScrollAnimating)
    scroll.setContentOffset(.zero, animated: true)
    hand.wait(0.1)
    hand.down(100, 100); hand.wait(0.5); hand.up(); hand.wait(0.5)
    #expect(scroll.contentOffset.y > 100 && record.events.count == 3)
  }

  @Test func `an animated scroll stands on whole pixels at each tick, and ends where it was asked to`() {
    scroll.contentOffset = CGPoint(x: 0.3, y: 0)
    var places: [CGPoint] = []
    record.onScroll = { places.append($0.contentOffset) }
    scroll.setContentOffset(CGPoint(x: 0.3, y: 100.3), animated: true)
    hand.wait(0.5)
    #expect(places.count > 10 && places.last?.y == 100.3 && places.allSatisfy { $0.x == 0.3 })
    #expect(places.dropLast().allSatisfy { $0.y * 2 == ($0.y * 2).rounded() })
    // A finger leaves no trace of it.
    scroll.setContentOffset(CGPoint(x: 0.3, y: 10_000), animated: true)
    hand.wait(0.1)
    hand.down(100, 700); hand.wait(0.1)
    let caught = scroll.contentOffset.y
    hand.drag(-110.25, over: 0.1)
    #expect(abs(scroll.contentOffset.y - caught - 100.25) < 1e-9)
    hand.up()
  }

  @Test func `setContentOffset at once is one didScroll and no end`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    scroll.contentOffset = CGPoint(x: 0, y: 400)
    hand.wait(0.5)
    #expect(scroll.contentOffset.y == 400 && record.events == ["didScroll"])
  }

  @Test func `bounds are the offset, whoever sets them`() {
    scroll.bounds.origin = CGPoint(x: 0, y: 250)
    #expect(scroll.contentOffset.y == 250 && record.events.isEmpty)
    hand.down(100, 700); hand.drag(-110, over: 0.1)
    #expect(scroll.contentOffset.y == 350)
    hand.up()
  }

  @Test func `a rectangle is scrolled to by the least movement`() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
    #expect(scroll.contentOffset.y == 300)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: true)
    hand.wait(0.5)
    #expect(scroll.contentOffset.y == 300 && record.events == ["didScroll"])
  }

  @Test func `content that was pulled beyond its end leaped back when a rectangle was shown that was visible`() {
    hand.down(100, 300); hand.drag(210, over: 0.1)
    let pulled = scroll.contentOffset.y
    #expect(pulled < -80)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
    #expect(scroll.contentOffset.y == pulled)
    hand.up()
    hand.wait(1.0 / 60)
    #expect(scroll.contentOffset.y < 0.8 * pulled)
    hand.wait(2)
    #expect(scroll.contentOffset.y == 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func `insets are room around the content, and growing them at rest moves it`() {
    scroll.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0)
    #expect(scroll.contentOffset.y == -64 && scroll.adjustedContentInset == scroll.contentInset)
    #expect(record.events == ["didScroll", "didChangeAdjustedContentInset"])
  }

  @Test func `a tap on the status bar scrolls one scroll view to its top, and of two none`() {
    scroll.contentOffset.y = 500
    record.events = []
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 375, height: 100))
    hand.window.addSubview(other)
    hand.window.scrollToTop()
    hand.wait(0.5)
    #expect(record.events.isEmpty)
    other.scrollsToTop = false
    hand.window.scrollToTop()
    hand.wait(0.5)
    #expect(record.events == ["didScroll", "didScrollToTop"] && scroll.contentOffset == .zero)
  }

  // MARK: Indicators

  @Test func `an indicator shows which part is seen, gives way when content is pulled, and fades after a while`() {
    func bar(_ offset: Double) -> (start: Double, length: Double) {
      ScrollIndicators.bar(3...797, content: 1600, offset: offset, before: 0, after: 0, viewport: 800)
    }
    #expect(bar(0) == (3, 397) && bar(800) == (400, 397) && bar(400).start == 201.5)
    #expect(bar(-50).start == 3 && bar(-50).length == 347 && bar(850).start + bar(850).length == 797)
    #expect(scroll.subviews.count == 1)
    hand.down(100, 700); hand.drag(-200, over: 0.1)
    let bars = scroll.subviews.dropFirst()
    #expect(bars.map(\.isHidden) == [false, true] && bars.first!.alpha == 1)
    #expect(bars.first!.frame.maxX == 372 && bars.first!.frame.width == 3)
    hand.up(); hand.wait(5)
    #expect(bars.first!.alpha == 0)
  }

  /// What once leaped: a sheet that a finger drags larger left the indicator of its list as long as it had been, until the list scrolled.
  @Test(arguments: ["size", "content", "insets"]) func `an indicator follows at once what it tells of`(what: String) {
    scroll.contentSize.height = 1600
    hand.down(100, 700); hand.drag(-200, over: 0.1)
    let bar = scroll.subviews[1]
    let before = bar.frame
    hand.runtime.asCurrent {
      switch what {
      case "size": scroll.bounds.size.height /= 2
      case "content": scroll.contentSize.height *= 2
      default: scroll.contentInset.bottom = 800
      }
    }
    #expect(bar.frame.height < before.height * 0.8 && bar.frame.height > 40)
    hand.up(); hand.wait(5)
  }

  @Test func `in an animation of its scroll view, an indicator goes along`() {
    scroll.contentSize.height = 1600
    hand.down(100, 700); hand.drag(-200, over: 0.1)
    let bar = scroll.subviews[1]
    let before = bar.frame
    hand.runtime.asCurrent { UIView.animate(withDuration: 1) { scroll.frame.size.height /= 2 } }
    hand.wait(0.02)
    let shown = bar.layer.shown!.bounds.height
    #expect(bar.frame.height < before.height * 0.8 && shown > before.height * 0.95, "its end is where the view's is: \(shown)")
    hand.up(); hand.wait(5)
  }

  @Test func `a scroll view that leaves the window stops, and nothing is left of it`() {
    hand.down(100, 700); hand.drag(-200, over: 0.1); hand.up(); hand.wait(0.1)
    scroll.removeFromSuperview()
    hand.wait(1)
    #expect(!scroll.isDecelerating && hand.app.isQuiet)
  }
}
