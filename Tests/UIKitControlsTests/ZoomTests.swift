import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitPresentations

@MainActor
private final class ZoomDelegate: UIScrollViewDelegate {
  let notes = EventNotes()
  var zoomed: UIView?
  /// Pairs that come each tick are noted once.
  private func note(_ line: String) { if !notes.lines.suffix(2).contains(line) { notes.note(line) } }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming at \((Double(scale) * 1000).rounded() / 1000)\(view == nil ? " of nothing" : "")")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("didEndDragging \(decelerate)") }
}

/// Zooming scroll views. (Docs/behaviour/touch.md, "Zooming")
@MainActor @Suite("UIScrollView zooms", .hand)
struct ZoomTests {
  let hand = Hand.current!
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let delegate = ZoomDelegate()

  init() {
    delegate.zoomed = page
    scroll.delegate = delegate
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(page)
    scroll.contentSize = page.bounds.size
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 4)
    hand.show(scroll, x: 0, y: 0, size: CGSize(width: 300, height: 300))
  }

  /// Two fingers about a place, from one distance to another, sideways.
  private func pinch(about x: Double = 150, _ y: Double = 150, from: Double = 60, to: Double, over seconds: Double = 0.3) {
    hand.down(x - from / 2, y, finger: 1)
    hand.down(x + from / 2, y, finger: 2)
    let steps = max(1, Int(seconds * 60))
    for step in 1...steps {
      let span = from + (to - from) * Double(step) / Double(steps)
      hand.wait()
      hand.send(.moved, CGPoint(x: x - span / 2, y: y), 1)
      hand.send(.moved, CGPoint(x: x + span / 2, y: y), 2)
      hand.flush()
    }
  }
  private func lift() {
    hand.up(finger: 1)
    hand.up(finger: 2)
  }

  @Test func `fingers that are taken away in the middle leave the content between its limits, at rest`() {
    pinch(to: 40 + 8, over: 0.2)
    #expect(scroll.isZooming && scroll.zoomScale < 1)
    hand.cancel(finger: 1)
    hand.cancel(finger: 2)
    #expect(!scroll.isZooming && scroll.isZoomBouncing)
    hand.settle()
    #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero && hand.app.isQuiet && page.transform == .identity)
  }

  @Test func `the scroll view removed in the middle of a pinch is between its limits, and tells the end`() {
    pinch(to: 30)
    hand.app.perform { scroll.removeFromSuperview() }
    lift()
    hand.wait()
    #expect(scroll.zoomScale == 1 && !scroll.isZooming && !scroll.isZoomBouncing && hand.app.isQuiet)
    #expect(delegate.notes.lines.last == "didEndZooming at 1.0")
  }

  @Test func `the scaled view removed in the middle of a pinch ends nothing badly`() {
    pinch(to: 120)
    hand.app.perform {
      page.removeFromSuperview()
      delegate.zoomed = nil
    }
    pinch(to: 130)
    lift()
    hand.settle()
    #expect(hand.app.isQuiet && !scroll.isZooming)
  }

  @Test func `a scale that code sets during the pinch is the fingers' from then on`() {
    pinch(to: 128)
    hand.app.perform { scroll.zoomScale = 3 }
    #expect(scroll.zoomScale == 3)
    hand.wait()
    hand.send(.moved, CGPoint(x: 150 - 60, y: 150), 1)
    hand.flush()
    #expect(scroll.zoomScale < 3 && scroll.zoomScale > 2.5)
    lift()
  }

  @Test func `what lies under the fingers' middle stays there`() {
    pinch(about: 100, 200, to: 128)  // 8 of 68 are the slop: twice as far
    #expect(abs(scroll.zoomScale - 128 / 68) < 1e-6)
    let under = page.convert(CGPoint(x: 100, y: 200), from: hand.window)
    #expect(abs(under.x - 100) < 0.01 && abs(under.y - 200) < 0.01)
    lift()
  }

  @Test func `fingers that move on together take the content along`() {
    pinch(about: 150, 150, to: 128)
    let before = page.convert(CGPoint(x: 150, y: 150), from: hand.window)
    for step in 1...10 {
      hand.wait()
      hand.send(.moved, CGPoint(x: 86 + Double(step), y: 150 + Double(step)), 1)
      hand.send(.moved, CGPoint(x: 214 + Double(step), y: 150 + Double(step)), 2)
      hand.flush()
    }
    let after = page.convert(CGPoint(x: 160, y: 160), from: hand.window)
    #expect(abs(after.x - before.x) < 6 && abs(after.y - before.y) < 6, "but for the pan's slop")
    lift()
    hand.settle()
  }

  @Test func `beyond a limit half of the power is given, and the content comes back in 0,3 s`() {
    pinch(from: 32, to: 40 * 16)
    #expect(abs(scroll.zoomScale - 8) < 1e-6, "4 · (16 / 4)^½")
    lift()
    #expect(scroll.isZoomBouncing)
    hand.wait(0.29)
    #expect(scroll.isZoomBouncing)
    hand.wait(0.05)
    #expect(!scroll.isZoomBouncing && scroll.zoomScale == 4)
    scroll.bouncesZoom = false
    hand.wait(1)
    pinch(from: 40, to: 200)
    #expect(scroll.zoomScale == 4)
    lift()
    hand.settle()
  }

  @Test func `the delegate's order of a pinch beyond a limit`() throws {
    pinch(to: 40)
    lift()
    hand.settle()
    try Golden.check(delegate.notes.lines.joined(separator: "\n") + "\n", named: "zoom-bounce")
  }

  @Test func `caught on its way back, the content goes on under the new fingers`() {
    pinch(from: 32, to: 40 * 16)
    lift()
    hand.wait(0.1)
    let scale = scroll.zoomScale
    #expect(scale > 4 && scale < 8)
    pinch(from: 100, to: 120, over: 0.1)
    #expect(scroll.isZooming && !scroll.isZoomBouncing && scroll.zoomScale > 4)
    lift()
    hand.settle()
    #expect(scroll.zoomScale == 4 && hand.app.isQuiet)
    #expect(delegate.notes.lines.filter { $0.hasPrefix("willBegin") && $0.hasSuffix("Zooming") }.count == 2)
    #expect(delegate.notes.lines.filter { $0.hasPrefix("didEndZooming") }.count == 2)
  }

  @Test func `zoom(to:) of the middle quarter of a square is measured: 2 and (200, 200)`() {
    scroll.bounds.size = CGSize(width: 100, height: 100)
    page.bounds.size = CGSize(width: 1000, height: 1000)
    hand.app.perform { scroll.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false) }
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 200, y: 200))
    hand.app.perform { scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false) }
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == .zero, "clamped both")
    hand.app.perform { scroll.zoom(to: .zero, animated: false) }
    #expect(scroll.zoomScale == 4)
  }

  @Test func `content that has one scale alone cannot be pinched, nor without a view that is named`() {
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 1)
    #expect(scroll.pinchGestureRecognizer == nil)
    pinch(to: 200)
    lift()
    #expect(scroll.zoomScale == 1)
    scroll.maximumZoomScale = 3
    delegate.zoomed = nil
    hand.wait(1)
    pinch(to: 200)
    lift()
    hand.app.perform { scroll.setZoomScale(2, animated: true) }
    hand.settle()
    #expect(scroll.zoomScale == 1 && delegate.notes.lines.allSatisfy { !$0.contains("oom") } && hand.app.isQuiet)
  }

  @Test func `a scale set with animation takes 0,3 s about the middle, and a second one takes over`() {
    hand.app.perform { scroll.setZoomScale(2, animated: true) }
    hand.wait(0.16)
    #expect(scroll.isZoomAnimating && abs(scroll.zoomScale - 1.5) < 0.15)
    hand.app.perform { scroll.setZoomScale(3, animated: true) }
    hand.settle()
    #expect(scroll.zoomScale == 3 && abs(scroll.contentOffset.x - 300) < 1e-6 && scroll.contentSize.width == 900)
    #expect(delegate.notes.lines.filter { $0.hasPrefix("didEndZooming") }.count == 2)
    hand.app.perform { scroll.zoomScale = 99 }
    #expect(scroll.zoomScale == 4 && delegate.notes.lines.last == "didZoom")
  }

  @Test func `the scaled view keeps its bounds, and the content is as large as its frame`() {
    hand.app.perform { scroll.zoomScale = 2 }
    #expect(page.bounds.size == CGSize(width: 300, height: 300) && page.frame == CGRect(x: 0, y: 0, width: 600, height: 600))
    #expect(scroll.contentSize == CGSize(width: 600, height: 600))
    hand.down(200, 200); hand.drag(by: 50, 50, over: 0.3); hand.wait(0.2); hand.up()
    hand.settle()
    #expect(scroll.contentOffset.x < 150 && scroll.contentOffset.x > 90, "and it can be scrolled")
  }
}
