import CoreGraphics
import Motion
import Testing
@testable import GestureEngine

@Suite("Scrolling: locks, insets, tops, pages and scroll views in scroll views (behaviour: Scroll views)")
struct ScrollFeatureTests {
  typealias Record = ScrollTests.Record
  let stage = Stage(), record = Record()

  func scroll(_ width: Double, _ height: Double, named name: String = "scroll", on node: NodeID = Stage.page) -> ScrollDynamics {
    let scroll = ScrollDynamics(
      name, geometry: ScrollGeometry(content: CGSize(width: width, height: height), viewport: CGSize(width: 375, height: 800)))
    scroll.delaysContentTouches = false
    stage.scrolls.append(scroll)
    stage.add(scroll.pan, to: node)
    return scroll
  }

  // MARK: Directional lock

  @Test func `directional lock keeps a drag to its axis until the finger lifts`() {
    let map = scroll(4000, 4000)
    map.isDirectionalLockEnabled = true
    map.contentOffset = CGPoint(x: 1000, y: 1000)
    stage.down(200, 400); stage.move(206, 380, after: 0.016); stage.move(100, 300, after: 0.016)
    #expect(map.contentOffset.x == 1000 && map.contentOffset.y > 1050)
    stage.up()
    stage.wait(4)
    #expect(map.contentOffset.x == 1000 && !map.isDecelerating)
    let rest = map.contentOffset
    stage.down(200, 400); stage.move(220, 402, after: 0.016); stage.move(240, 600, after: 0.016)
    #expect(map.contentOffset.y == rest.y && map.contentOffset.x < rest.x)
  }

  @Test func `a diagonal drag is not locked, nor is any without the option`() {
    let map = scroll(4000, 4000)
    map.contentOffset = CGPoint(x: 1000, y: 1000)
    stage.down(200, 400); stage.move(206, 380, after: 0.016); stage.move(100, 380, after: 0.016); stage.up()
    #expect(map.contentOffset.x != 1000)
    stage.wait(4)
    map.isDirectionalLockEnabled = true
    map.contentOffset = CGPoint(x: 1000, y: 1000)
    stage.down(200, 400); stage.move(215, 420, after: 0.016)
    #expect(map.contentOffset.x != 1000 && map.contentOffset.y != 1000)
  }

  // MARK: Insets

  @Test func `insets widen the range, and growing them at rest moves the content to the new start`() {
    let list = scroll(375, 2000)
    list.delegate = record
    list.geometry.insets.top = 64
    #expect(list.contentOffset.y == -64 && record.events == ["didScroll"])
    list.geometry.insets.bottom = 30
    #expect(list.geometry.range(.y) == -64...1230 && list.contentOffset.y == -64)
    list.contentOffset.y = 300
    list.geometry.insets.top = 100
    #expect(list.contentOffset.y == 300)
  }

  @Test func `insets that are set in place leave the content where it is, and a later change moves it`() {
    let list = scroll(375, 2000)
    list.delegate = record
    var geometry = list.geometry
    geometry.insets.top = 64
    list.setGeometry(geometry, movesContent: false)
    #expect(list.geometry.insets.top == 64 && list.contentOffset.y == 0 && record.events.isEmpty)
    list.contentOffset.y = -64
    list.geometry.insets.top = 0
    #expect(list.contentOffset.y == 0)
  }

  @Test func `content that would stand beyond its end is brought back, but not from under a finger`() {
    let list = scroll(375, 2000)
    list.contentOffset.y = 1200
    stage.down(100, 400); stage.move(100, 380, after: 0.016)
    let held = list.contentOffset.y
    list.geometry.content.height = 1500
    #expect(list.contentOffset.y == held && list.isDragging)
    stage.wait(0.2); stage.up(); stage.wait(2)
    #expect(list.contentOffset.y == 700)
    list.geometry.content.height = 900
    #expect(list.contentOffset.y == 100)
  }

  @Test func `content that grows during a deceleration lets it run on`() {
    let list = scroll(375, 1000)
    stage.down(100, 700); stage.drag(by: -150, over: 0.1); stage.up()
    stage.wait(0.05)
    list.geometry.content.height = 20_000
    stage.wait(6)
    #expect(list.contentOffset.y > 700 && !list.isDecelerating)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 100, width: 375, height: 100), 300.0, 36.0), (CGRect(x: 0, y: 1100, width: 375, height: 100), 300, 430),
    (CGRect(x: 0, y: 500, width: 375, height: 100), 300, 300), (CGRect(x: 0, y: 1950, width: 375, height: 50), 300, 1230),
    (CGRect(x: 0, y: 0, width: 375, height: 50), 300, -64), (CGRect(x: 0, y: 200, width: 375, height: 1500), 300, 300),
    (CGRect(x: 0, y: 100, width: 375, height: 100), -150, -150), (CGRect(x: 0, y: 1900, width: 375, height: 50), 1300, 1300),
    (CGRect(x: 0, y: 1500, width: 375, height: 50), -150, 780),
  ])
  func `a rectangle is shown with the least movement, clear of the insets`(rect: CGRect, from: Double, to: Double) {
    var geometry = ScrollGeometry(content: CGSize(width: 375, height: 2000), viewport: CGSize(width: 375, height: 800))
    geometry.insets = .init(top: 64, left: 0, bottom: 30, right: 0)
    #expect(geometry.offset(toShow: rect, from: CGPoint(x: 0, y: from)) == CGPoint(x: 0, y: to))
  }

  // MARK: Programmed scrolling

  @Test func `scrolling to the top asks, animates over 0.3 s and tells`() {
    final class Top: ScrollDelegate {
      var allowed = true
      var events: [String] = []
      func shouldScrollToTop(_ scroll: ScrollDynamics) -> Bool { events.append("should"); return allowed }
      func didScrollToTop(_ scroll: ScrollDynamics) { events.append("did at \(scroll.contentOffset.y)") }
      func didEndScrollingAnimation(_ scroll: ScrollDynamics) { events.append("ended") }
    }
    let list = scroll(375, 2000), top = Top()
    list.delegate = top
    list.geometry.insets.top = 20
    list.contentOffset.y = 500
    top.allowed = false
    #expect(!list.scrollToTop(at: stage.now) && !list.isMoving)
    top.allowed = true
    #expect(list.scrollToTop(at: stage.now) && list.isMoving)
    stage.wait(0.31)
    #expect(top.events == ["should", "should", "did at -20.0"] && !list.isMoving)
    #expect(!list.scrollToTop(at: stage.now) && top.events.count == 3)
  }

  @Test func `a finger stops a programmed scroll, and one that is there already does not run`() {
    let list = scroll(375, 2000)
    list.delegate = record
    list.setContentOffset(.zero, animated: true, at: stage.now)
    #expect(!list.isMoving)
    list.setContentOffset(CGPoint(x: 0, y: 400), animated: true, at: stage.now)
    stage.wait(0.15)
    stage.down(100, 100)
    #expect(abs(list.contentOffset.y - 200) < 1e-9 && !list.isMoving)
    stage.up(); stage.wait(1)
    #expect(abs(list.contentOffset.y - 200) < 1e-9 && record.events == ["didScroll"])
  }

  @Test func `content sent somewhere in the middle of a drag goes on with the finger from where it is, without a leap`() {
    let list = scroll(375, 2000)
    stage.down(100, 600); stage.drag(by: -110, over: 0.1)
    #expect(list.contentOffset.y == 100)
    list.setContentOffset(CGPoint(x: 0, y: 900), animated: true, at: stage.now)
    stage.wait(0.15)
    let sent = list.contentOffset.y
    #expect(abs(sent - 500) < 1)
    stage.move(100, 485)
    #expect(abs(list.contentOffset.y - sent - 5) < 1 && !list.isMoving, "\(list.contentOffset.y)")
    stage.move(100, 475, after: 0.05)
    #expect(abs(list.contentOffset.y - sent - 15) < 1)
  }

  @Test func `a delegate may stop a programmed scroll from inside didScroll`() {
    final class Stopper: ScrollDelegate {
      var ends = 0
      func didScroll(_ scroll: ScrollDynamics) { if scroll.contentOffset.y > 100 { scroll.stop() } }
      func didEndScrollingAnimation(_ scroll: ScrollDynamics) { ends += 1 }
    }
    let list = scroll(375, 2000), stopper = Stopper()
    list.delegate = stopper
    list.setContentOffset(CGPoint(x: 0, y: 400), animated: true, at: stage.now)
    stage.wait(1)
    #expect(list.contentOffset.y < 150 && stopper.ends == 0 && !list.isMoving)
  }

  @Test func `content whose length changes while it goes back from beyond an end rests at the end, not a hair's breadth before`() {
    final class Grower: ScrollDelegate {
      func didScroll(_ scroll: ScrollDynamics) { scroll.geometry.content.height += 1 }
    }
    let list = scroll(375, 2000), grower = Grower()
    stage.down(100, 100); stage.drag(by: 200, over: 0.1); stage.wait(0.2)
    #expect(list.contentOffset.y < -20)
    list.delegate = grower
    stage.up(); stage.wait(3)
    #expect(list.contentOffset.y == 0 && !list.isMoving)
  }

  @Test func `the fast rate stops sooner`() {
    let list = scroll(375, 20_000)
    list.decelerationRate = Decay.fastRate
    stage.down(100, 700); stage.drag(by: -150, over: 0.1); stage.up()
    stage.wait(0.5)
    #expect(!list.isDecelerating && abs(list.contentOffset.y - 140 - 147.51) < 0.01)
  }

  @Test func `content moved during a deceleration coasts on from there`() {
    let ring = scroll(375, 20_000)
    ring.contentOffset.y = 5000
    stage.down(100, 700); stage.drag(by: -150, over: 0.1); stage.up()
    stage.wait(0.25)
    let left = 5140 + 743.51 - ring.contentOffset.y
    ring.contentOffset.y -= 3000
    let here = ring.contentOffset.y
    stage.wait(4)
    #expect(abs(ring.contentOffset.y - here - left) < 1)
  }

  // MARK: Pages

  @Test func `pages are found along both axes`() {
    let pages = scroll(375 * 3, 800 * 3)
    pages.isPagingEnabled = true
    stage.down(300, 700); stage.move(200, 600, after: 0.05); stage.move(150, 550, after: 0.05); stage.up(); stage.wait(5)
    #expect(pages.contentOffset == CGPoint(x: 375, y: 800))
  }

  @Test func `a page is there soon after the finger has left, and is told then`() {
    let pages = scroll(375, 800 * 3)
    pages.isPagingEnabled = true
    stage.down(100, 700); stage.drag(by: -150, over: 0.1); stage.up(); stage.wait(0.3)
    #expect(pages.contentOffset.y > 750 && pages.isDecelerating)
    stage.wait(0.5)
    #expect(pages.contentOffset.y == 800 && !pages.isDecelerating)
  }

  @Test func `a page pulled beyond the last comes back to it`() {
    let pages = scroll(375, 1600)
    pages.isPagingEnabled = true
    pages.contentOffset.y = 800
    stage.down(100, 700); stage.drag(by: -300, over: 0.1); stage.up(); stage.wait(3)
    #expect(pages.contentOffset.y == 800 && !pages.isDecelerating)
  }

  // MARK: Scroll views in scroll views

  @Test func `a sideways inner and an upright outer share drags by direction`() {
    let inner = scroll(2000, 800, named: "inner", on: Stage.cell), outer = scroll(375, 4000, named: "outer")
    stage.down(200, 400); stage.move(150, 405, after: 0.016); stage.up(); stage.wait(3)
    #expect(inner.contentOffset.x > 39 && outer.contentOffset == .zero)
    let before = inner.contentOffset
    stage.down(200, 400); stage.move(195, 350, after: 0.016); stage.up(); stage.wait(3)
    #expect(inner.contentOffset == before && outer.contentOffset.y > 39)
  }

  @Test func `an inner scroll view scrolls first, and at its end hands the next drag to the outer one`() {
    let inner = scroll(375, 1000, named: "inner", on: Stage.cell), outer = scroll(375, 4000, named: "outer")
    stage.down(200, 600); stage.drag(by: -310, over: 0.3); stage.wait(0.2); stage.up(); stage.wait(2)
    #expect(inner.contentOffset.y == 200 && outer.contentOffset.y == 0)
    stage.down(200, 600); stage.drag(by: -110, over: 0.3); stage.wait(0.2); stage.up(); stage.wait(2)
    #expect(inner.contentOffset.y == 200 && outer.contentOffset.y == 100)
    stage.down(200, 400); stage.drag(by: 60, over: 0.3); stage.wait(0.2); stage.up(); stage.wait(2)
    #expect(inner.contentOffset.y == 150 && outer.contentOffset.y == 100)
  }

  @Test func `at the end of both, the inner one stretches`() {
    let inner = scroll(375, 1000, named: "inner", on: Stage.cell), outer = scroll(375, 4000, named: "outer")
    stage.down(200, 300); stage.drag(by: 60, over: 0.3)
    #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 0)
  }

  @Test func `a scroll view that is turned off leaves the drag to others, and turned off in mid-drag lets go`() {
    let inner = scroll(375, 2000, named: "inner", on: Stage.cell), outer = scroll(375, 4000, named: "outer")
    inner.isScrollEnabled = false
    stage.down(200, 600); stage.drag(by: -60, over: 0.3)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 50)
    outer.isScrollEnabled = false
    #expect(!outer.isDragging && !outer.isTracking)
    stage.drag(by: -60, over: 0.3); stage.up(); stage.wait(1)
    #expect(outer.contentOffset.y == 50 && stage.arbiter.unfinished.isEmpty)
  }
}
