import GestureEngine
import HostInterface
import Motion
import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// The specified behaviour of scroll views that no other suite covers. (Docs/behaviour/touch.md, "Scroll views")
@MainActor @Suite(.hand)
struct ScrollSpecificationTests {
  let hand = Hand.current!
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))

  init() {
    scroll.contentSize = CGSize(width: 375, height: 2000)
    hand.window.addSubview(scroll)
  }

  @Test(arguments: [(10.0, 5.4624), (50, 26.5861), (100, 51.462), (200, 96.7033), (400, 172.549), (800, 283.871)])
  func `a finger that pulls beyond the top has the rubber band's part of it`(pull: Double, shown: Double) {
    scroll.contentOffset.y = 200
    hand.down(100, 1); hand.drag(200 + 10 + pull, over: 0.5)
    #expect(abs(scroll.contentOffset.y + shown) < 6e-4)
  }

  @Test(arguments: [
    (false, false, 2000.0, false), (true, false, 2000, true), (true, false, 100, false), (true, true, 100, true), (false, true, 100, false),
  ])
  func `content stretches only if it bounces, and overflows or always does`(bounces: Bool, always: Bool, height: Double, stretches: Bool) {
    scroll.contentSize.height = height
    (scroll.bounces, scroll.alwaysBounceVertical) = (bounces, always)
    hand.down(100, 100); hand.drag(110, over: 0.3)
    #expect((scroll.contentOffset.y < 0) == stretches)
    hand.wait(0.2); hand.up(); hand.wait(2)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a scroll view that does not bounce stops at its end in full motion`() {
    scroll.bounces = false
    scroll.contentOffset.y = 1100
    hand.down(100, 700); hand.drag(-200, over: 0.1); hand.up(); hand.wait(3)
    #expect(scroll.contentOffset.y == 1200 && !scroll.isDecelerating)
  }

  @Test func `it tracks a finger when the content's delay is over, and at once without one`() {
    hand.down(100, 100)
    #expect(!scroll.isTracking)
    hand.wait(0.16)
    #expect(scroll.isTracking && !scroll.isDragging)
    hand.up()
    #expect(!scroll.isTracking)
    scroll.delaysContentTouches = false
    hand.down(100, 100)
    #expect(scroll.isTracking)
    hand.drag(-11, over: 0.02)
    #expect(scroll.isDragging)
    hand.up()
    #expect(!scroll.isTracking && !scroll.isDragging)
  }

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func `a release at 1500 pt per second comes to rest where its rate says`(rate: UIScrollView.DecelerationRate) {
    scroll.contentSize.height = 20_000
    scroll.decelerationRate = rate
    hand.down(100, 700); hand.drag(-150, over: 0.1)
    let start = scroll.contentOffset.y
    hand.up(); hand.wait(4)
    #expect(abs(scroll.contentOffset.y - start - (rate == .fast ? 147.51 : 743.51)) < 0.01)
  }

  @Test func `a frame grows and the content that shows beyond its end follows`() {
    scroll.contentOffset.y = 1200
    scroll.frame.size.height = 900
    #expect(scroll.contentOffset.y == 1100)
  }

  /// Counts what it is asked.
  private final class Top: UIScrollViewDelegate {
    var allows = true
    var heard: [String] = []
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      heard.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("did") }
  }

  @Test func `a tap on the status bar scrolls to the top, if the delegate lets it, and a drag there does not`() throws {
    let list = UIScrollView(), top = Top(), controller = UIViewController()
    let app = AppSession(device: .iPhoneX) {
      list.frame = $0.bounds
      list.contentSize = CGSize(width: 375, height: 3000)
      list.delegate = top
      controller.view.addSubview(list)
      $0.rootViewController = controller
    }
    func tap(_ y: Double, _ travel: Double = 0) {
      let finger = TestApp.Finger(on: app, number: 1, at: CGPoint(x: 60, y: y))
      finger.tell(.began)
      finger.tell(.moved, at: CGPoint(x: 60, y: y + travel))
      finger.lift()
      app.advance(by: 3)
    }
    app.perform { list.contentOffset.y = 500 }
    tap(60)
    tap(10, 25)
    #expect(top.heard == [])
    app.perform { list.contentOffset.y = 500 }
    top.allows = false
    tap(20)
    #expect(top.heard == ["should"] && list.contentOffset.y == 500)
    top.allows = true
    tap(20)
    #expect(top.heard == ["should", "should", "did"] && list.contentOffset.y == -44)
  }

  @Test func `indicators keep clear of the safe area, and may be told not to`() throws {
    let list = UIScrollView(), controller = UIViewController()
    let app = AppSession(device: .iPhoneX) {
      list.frame = $0.bounds
      list.contentSize = CGSize(width: 375, height: 3000)
      controller.view.addSubview(list)
      $0.rootViewController = controller
    }
    app.perform { list.flashScrollIndicators() }
    let bar = try #require(list.subviews.first { !$0.isHidden && $0.bounds.width == 3 })
    #expect(bar.frame.minY - list.contentOffset.y == 47)
    app.perform { list.automaticallyAdjustsScrollIndicatorInsets = false }
    #expect(bar.frame.minY - list.contentOffset.y == 3)
  }

  @Test func `an indicator leaped to the side of a page that shrank by animation, its content being shorter for a moment`()
    throws
  {
    scroll.flashScrollIndicators()
    hand.wait()
    let bar = try #require(scroll.subviews.first { !$0.isHidden && $0.bounds.width == 3 })
    let before = bar.frame.minX
    UIView.animate(withDuration: 0.5) {
      scroll.contentSize = CGSize(width: 175, height: 600)
      scroll.frame.size = CGSize(width: 175, height: 300)
      scroll.layoutIfNeeded()
    }
    hand.wait(0.1)
    let shown = try #require(bar.layer.presentation())
    #expect(bar.frame.minX == before - 200)
    #expect(shown.frame.minX > bar.frame.minX + 50 && shown.frame.minX < before - 1)
  }
}
