import Motion
import Stages
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitVoiceOver

/// The gestures of the App Store's detail page. A drag of the scroll view at its top becomes a dismissal, and an edge pan also dismisses.
/// All three pans recognize simultaneously. The first two require the edge pan to fail.
@MainActor
final class DetailPage: UIView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  /// Travel that dismisses.
  static let dismissalTravel = 100.0

  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let dragDown = UIPanGestureRecognizer()
  let edge = UIScreenEdgePanGestureRecognizer()
  private(set) var isDismissing = false
  private(set) var isDismissed = false
  private(set) var progress = 0.0
  /// The scroll pan's translation with the content exactly at its top.
  private var top = 0.0

  init() {
    super.init(frame: scroll.frame)
    scroll.contentSize = CGSize(width: 375, height: 3000)
    scroll.alwaysBounceVertical = true
    scroll.delaysContentTouches = false
    scroll.delegate = self
    addSubview(scroll)
    edge.edges = .left
    for pan in [dragDown, edge] {
      pan.delegate = self
      addGestureRecognizer(pan)
    }
    scroll.panGestureRecognizer.require(toFail: edge)
    dragDown.require(toFail: edge)
    dragDown.addHandler { [unowned self] in follow($0, travel: isDismissing ? scroll.panGestureRecognizer.translation(in: nil).y - top : 0)
    }
    edge.addHandler { [unowned self] in follow($0, travel: $0.translation(in: nil).x) }
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isDismissing = false }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let finger = scrollView.panGestureRecognizer.translation(in: nil).y
    if !isDismissing {
      guard scrollView.isDragging, scrollView.contentOffset.y < 0, dragDown.isEnabled else { return }
      isDismissing = true
      top = finger - RubberBand.unstretch(-scrollView.contentOffset.y, over: 812)
    }
    if scrollView.isDragging, finger < top {
      isDismissing = false
      scrollView.contentOffset.y = top - finger
    } else {
      scrollView.contentOffset.y = 0
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer, travel: Double) {
    switch pan.state {
    case .began, .changed:
      progress = max(0, travel / Self.dismissalTravel)
      if progress >= 1 {
        isDismissed = true
        for pan in [scroll.panGestureRecognizer, dragDown, edge] { pan.isEnabled = false }
      }
    default:
      if !isDismissed { progress = 0 }
      if pan.state == .cancelled { isDismissing = false }
    }
  }
}

@MainActor @Suite("The App Store's detail page (behaviour: Card numbers)", .hand)
struct DetailPageTests {
  let hand = Hand.current!, page = DetailPage()

  init() { hand.window.addSubview(page) }

  @Test func `a system cancel takes everything back`() {
    hand.down(180, 300); hand.drag(60, over: 0.2); hand.cancel()
    #expect(page.progress == 0 && !page.isDismissing && page.scroll.contentOffset.y == 0 && !page.scroll.isDragging)
    hand.wait(1)
    #expect(hand.app.isQuiet)
  }

  @Test func `reaching the top in mid-drag starts the dismissal, and back up the scrolling goes on under the same finger`() {
    page.scroll.contentOffset.y = 100
    hand.down(180, 300)
    var place = 300.0
    for dy in [160, -130, 140, -200, 230, -333.0] {
      let start = place
      hand.drag(dy, over: 0.37) {
        let steps = (0.37 * 60).rounded()
        place += dy / steps
        let finger = place - 300
        guard page.scroll.isDragging else { return }
        #expect(abs(page.scroll.contentOffset.y - max(0, 110 - finger)) < 1e-9)
        #expect(page.isDismissing == (finger > 110) || abs(finger - 110) < 1e-6)
        #expect(abs(page.progress - max(0, (finger - 110) / 100)) < 1e-9)
      }
      place = start + dy
    }
    #expect(!page.isDismissed)
    hand.up(); hand.wait(3)
    #expect(hand.app.isQuiet && !page.scroll.isDecelerating)
  }

  @Test func `a fling at the top dismisses or returns, and never bounces`() {
    hand.down(180, 300); hand.drag(90, over: 0.06); hand.up()
    for _ in 0..<120 {
      hand.wait()
      #expect(page.scroll.contentOffset.y == 0)
    }
    #expect(!page.isDismissed && page.progress == 0)
    hand.down(180, 300); hand.drag(150, over: 0.06)
    #expect(page.isDismissed)
    hand.up()
  }

  @Test func `an edge swipe keeps the other two from beginning, and in the interior nobody waits for it`() {
    hand.down(5, 400); hand.move(25, 415); hand.move(60, 450)
    #expect(page.edge.state == .changed && page.dragDown.state == .failed && page.scroll.contentOffset == .zero && page.progress > 0)
    hand.up()
    #expect(page.progress == 0)
    hand.down(180, 400); hand.move(180, 380)
    #expect(page.scroll.contentOffset.y == 10)
    hand.up()
  }

  @Test func `a vertical drag near the edge scrolls from the very event in which the edge fails`() {
    page.scroll.contentOffset.y = 500
    hand.down(5, 400); hand.move(5, 389)
    #expect(page.edge.state == .failed && page.scroll.contentOffset.y == 501 && page.dragDown.state == .began)
    hand.up()
  }

  @Test func `a second finger in mid-dismissal makes no jump`() {
    hand.down(180, 300); hand.drag(60, over: 0.2)
    #expect(abs(page.progress - 0.5) < 1e-9)
    hand.down(100, 700, finger: 2); hand.move(100, 701, finger: 2)
    #expect(abs(page.progress - 0.505) < 1e-9 && page.scroll.contentOffset.y == 0)
    hand.up()
    hand.move(100, 702, finger: 2)
    #expect(abs(page.progress - 0.515) < 1e-9)
    hand.up(finger: 2)
  }
}
