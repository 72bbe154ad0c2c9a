import Motion
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations

@MainActor @Suite("The resting positions of scrolling, and its delegate calls (behaviour: Scroll views)", .hand)
struct ScrollRestTests {
  final class Record: UIScrollViewDelegate {
    var scrolled = 0, ends = 0
    var proposed = CGPoint.zero
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { proposed = targetContentOffset.pointee }
  }

  let hand = Hand.current!, record = Record()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))

  init() {
    scroll.contentSize = CGSize(width: 375, height: 20_000)
    scroll.delegate = record
    hand.window.addSubview(scroll)
  }

  @Test func `setting bounds sends no didScroll, setting contentOffset does`() {
    scroll.bounds.origin.y = 300
    #expect(scroll.contentOffset.y == 300 && record.scrolled == 0)
    scroll.contentOffset.y = 400
    #expect(scroll.bounds.minY == 400 && record.scrolled == 1)
  }

  @Test func `bounds that are set during a drag are where the finger goes on from`() {
    hand.down(100, 700); hand.drag(-110, over: 0.1)
    #expect(scroll.contentOffset.y == 100)
    scroll.bounds.origin.y = 1000
    hand.drag(-50, over: 0.1)
    #expect(abs(scroll.contentOffset.y - 1050) < 1e-9)
    hand.up()
  }

  /// Where a drag of 200 points comes to rest, if the finger rests before it lifts.
  private func rest(after seconds: Double, reported: Bool) -> Double {
    scroll.setContentOffset(.zero, animated: false)
    hand.down(100, 700); hand.drag(-200, over: 0.2)
    for _ in 0..<Int((seconds * 60).rounded()) { if reported { hand.drag(0, over: 1.0 / 60) } else { hand.wait() } }
    hand.up()
    let end = record.proposed.y
    hand.wait(4)
    return end
  }

  @Test func `a finger that rests has all its speed for a tenth of a second, then none, whether or not its host reports it`() {
    let atOnce = rest(after: 0, reported: true)
    #expect(atOnce > 400)
    for seconds in [2.0 / 60, 5.0 / 60] {
      #expect(rest(after: seconds, reported: true) == rest(after: seconds, reported: false))
      #expect(abs(rest(after: seconds, reported: true) - atOnce) < 1e-6)
    }
    for seconds in [7.0 / 60, 0.5] {
      #expect(rest(after: seconds, reported: true) == 190 && rest(after: seconds, reported: false) == 190)
    }
  }

  @Test func `an animated scroll to where there is no content any more ends where there is`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 15_000), animated: true)
    hand.wait(0.15)
    scroll.contentSize.height = 5000
    hand.wait(1)
    #expect(scroll.contentOffset.y == 4200 && record.ends == 1)
  }

  @Test func `a page on its way comes to rest on content, if that becomes shorter`() {
    scroll.isPagingEnabled = true
    scroll.contentOffset.y = 4000
    hand.down(100, 700); hand.drag(-200, over: 0.1); hand.up(); hand.wait(0.05)
    scroll.contentSize.height = 4500
    hand.wait(3)
    #expect(scroll.contentOffset.y == 3700 && !scroll.isDecelerating)
  }

  @Test func `content that becomes shorter in the last step of its deceleration goes back`() {
    scroll.contentOffset.y = 4000
    var shortened = false
    final class Shortener: UIScrollViewDelegate {
      var act: (UIScrollView) -> Void = { _ in }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { act(scrollView) }
    }
    let shortener = Shortener()
    hand.down(100, 700); hand.drag(-200, over: 0.1); hand.up()
    let end = record.proposed.y
    shortener.act = { view in
      guard view.contentOffset.y == end, !shortened else { return }
      shortened = true
      view.contentSize.height = 3000
    }
    scroll.delegate = shortener
    hand.wait(8)
    #expect(shortened && scroll.contentOffset.y == 2200)
  }

  @Test func `content that leaves the window beyond its end is back at its end`() {
    hand.down(100, 200); hand.drag(300, over: 0.1); hand.up()
    #expect(scroll.contentOffset.y < 0)
    scroll.removeFromSuperview()
    hand.wait(1)
    #expect(scroll.contentOffset.y == 0)
  }
}
