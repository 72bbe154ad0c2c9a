import CoreGraphics
import Motion
import SeededRandom
import Testing
@testable import GestureEngine

@Suite("The App Store's detail page (behaviour: Card numbers)")
struct DetailPageTests {
  let stage = Stage()
  let page: DetailPage

  init() { page = DetailPage(on: stage) }

  @Test func `a drag from the middle of the text scrolls up and down and dismisses nothing`() {
    page.scroll.contentOffset.y = 500
    stage.down(180, 400)
    stage.drag(by: -210, over: 0.3)
    #expect(abs(page.scroll.contentOffset.y - 700) < 1e-9)
    stage.drag(by: 150, over: 0.3)
    #expect(abs(page.scroll.contentOffset.y - 550) < 1e-9 && !page.isDismissing && page.progress == 0)
    #expect(page.dragDown.state == .changed)  // it recognizes beside the scroll pan, and the page makes nothing of it
  }

  @Test func `reaching the top in mid-drag starts the dismissal, and going back up scrolls on without a jump`() {
    page.scroll.contentOffset.y = 100
    stage.down(180, 300)
    var expected = 110.0  // the slop included
    for dy in [160, -130, 140, -200, 230, -333.0] {
      stage.drag(by: dy, over: 0.37) {
        let finger = stage.arbiter.touches[0].location.y - 300
        guard page.scroll.isDragging else { return }
        expected = max(0, 110 - finger)
        #expect(abs(page.scroll.contentOffset.y - expected) < 1e-9)
        #expect(page.isDismissing == (finger > 110) || abs(finger - 110) < 1e-9)
        #expect(abs(page.progress - max(0, (finger - 110) / 100)) < 1e-9)
      }
    }
    #expect(!page.isDismissed)
    stage.up(); stage.wait(3)
    #expect(stage.arbiter.unfinished.isEmpty && !page.scroll.isDecelerating)
  }

  @Test func `a fling at the top dismisses or returns, and never bounces`() {
    stage.down(180, 300); stage.drag(by: 90, over: 0.06); stage.up()
    for _ in 0..<120 { stage.wait(1.0 / 60); #expect(page.scroll.contentOffset.y == 0) }
    #expect(!page.isDismissed && page.progress == 0)
    stage.down(180, 300); stage.drag(by: 150, over: 0.06)
    #expect(page.isDismissed)
    #expect(stage.actions.suffix(2).contains("scroll cancelled") && stage.actions.suffix(2).contains("dragDown cancelled"))
    stage.up()
    #expect(stage.arbiter.unfinished.isEmpty)
  }

  @Test func `an edge swipe keeps the other two from beginning`() {
    stage.down(5, 400); stage.move(25, 415, after: 0.016); stage.move(60, 450, after: 0.016); stage.up()
    #expect(stage.actions == ["edge began", "edge changed", "edge ended"])
    for pan in [page.scroll.pan, page.dragDown] { #expect(stage.reasons(pan).contains(.requiredToFail(butRecognized: "edge"))) }
    #expect(stage.reasons(page.scroll.pan).contains(.requiredToFail(butRecognized: "edge")))
  }

  @Test func `a vertical drag near the edge scrolls from the very event in which the edge fails`() {
    page.scroll.contentOffset.y = 500
    stage.down(5, 400); stage.move(5, 389, after: 0.016)
    #expect(page.edge.state == .failed && page.scroll.contentOffset.y == 501)
    #expect(stage.actions == ["scroll began", "dragDown began"])
  }

  @Test func `in the interior nobody waits for the edge`() {
    stage.down(180, 400); stage.move(180, 380, after: 0.016)
    #expect(stage.reasons(page.edge).contains(.ownRule("started away from the edge")))
    #expect(!stage.decisions.contains { if case .waits = $0.reason { true } else { false } })
  }

  @Test func `a second finger in mid-dismissal makes no jump`() {
    stage.down(180, 300); stage.drag(by: 60, over: 0.2)
    let before = page.progress
    #expect(abs(before - 0.5) < 1e-9)
    stage.down(100, 700, finger: 2); stage.move(100, 701, finger: 2, after: 0.016)
    #expect(abs(page.progress - before - 0.005) < 1e-9 && page.scroll.contentOffset.y == 0)
    stage.up(finger: 1)
    stage.move(100, 702, finger: 2, after: 0.016)
    #expect(abs(page.progress - before - 0.015) < 1e-9)
    stage.up(finger: 2)
    #expect(stage.actions.suffix(2) == ["scroll ended", "dragDown ended"])
  }

  @Test func `a system cancel takes everything back`() {
    stage.down(180, 300); stage.drag(by: 60, over: 0.2); stage.cancel()
    #expect(stage.actions.suffix(2) == ["scroll cancelled", "dragDown cancelled"])
    #expect(page.progress == 0 && !page.isDismissing && page.scroll.contentOffset.y == 0 && !page.scroll.isDragging)
    #expect(stage.arbiter.unfinished.isEmpty)
  }

  @Test func `disabling the dismissal in mid-gesture leaves the scroll under the finger`() {
    stage.down(180, 300); stage.drag(by: 60, over: 0.2)
    page.dragDown.isEnabled = false
    #expect(page.progress == 0 && page.scroll.pan.state == .changed)
    stage.drag(by: 20, over: 0.1)
    #expect(abs(page.scroll.contentOffset.y + RubberBand.stretch(20, over: 812)) < 1e-9)
    stage.up(); stage.wait(2)
    #expect(page.scroll.contentOffset.y == 0)
  }

  @Test func `a catch of the deceleration and a new drag go on from where the content is`() {
    page.scroll.contentOffset.y = 500
    stage.down(180, 600); stage.drag(by: -200, over: 0.1); stage.up(); stage.wait(0.2)
    stage.down(180, 300)
    let here = page.scroll.contentOffset.y
    stage.drag(by: 15, over: 0.1)
    #expect(abs(page.scroll.contentOffset.y - (here - 5)) < 1e-9)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `under any hand the content moves with the finger or not at all, never further`(seed: UInt64) {
    var random = SeededRandom(seed)
    page.scroll.contentOffset.y = Double.random(in: 0...150, using: &random)
    var offset = page.scroll.contentOffset.y, progress = 0.0, hasSecond = false
    stage.down(180, 300)
    for _ in 0..<200 where !page.isDismissed {
      let step = Double.random(in: -25...25, using: &random)
      if random.chance(0.05) {
        if hasSecond { stage.up(finger: 2) } else { stage.down(100, .random(in: 0...800, using: &random), finger: 2) }
        hasSecond.toggle()
        #expect(page.scroll.contentOffset.y == offset)  // fingers that come and go move nothing
      }
      let finger = stage.arbiter.touches.first { $0.id == TouchID(1) }!
      stage.move(180, finger.location.y + step, after: 1.0 / 60)
      let moved = page.scroll.contentOffset.y - offset, dismissed = (page.progress - progress) * DetailPage.dismissalTravel
      // What the finger did is shared out between content and card, with nothing lost and nothing added, once the slop is spent.
      let expected = hasSecond ? step / 2 : step
      if page.scroll.isDragging && offset < 2000 && stage.actions.contains("scroll changed") && !page.isDismissed {
        #expect(abs(dismissed - moved - expected) < 1e-9)
      }
      (offset, progress) = (page.scroll.contentOffset.y, page.progress)
    }
    for touch in stage.arbiter.touches { stage.up(finger: touch.id.rawValue) }
    stage.wait(4)
    #expect(stage.arbiter.unfinished.isEmpty && page.progress * (page.isDismissed ? 0 : 1) == 0 && !page.scroll.isDecelerating)
  }
}
