import CoreGraphics
import Motion
import Testing
@testable import GestureEngine

@Suite("Scrolling (behaviour: Scroll views)")
struct ScrollTests {
  final class Record: ScrollDelegate {
    var events: [String] = []
    var target: CGPoint?
    var proposed = CGPoint.zero, velocity = CGPoint.zero
    var mayCancel = true
    func add(_ event: String) { if events.last != event { events.append(event) } }
    func willBeginDragging(_ scroll: ScrollDynamics) { add("willBeginDragging") }
    func didScroll(_ scroll: ScrollDynamics) { add("didScroll") }
    func willEndDragging(_ scroll: ScrollDynamics, velocity: CGPoint, target: inout CGPoint) {
      add("willEndDragging")
      (self.velocity, proposed) = (velocity, target)
      if let wish = self.target { target = wish }
    }
    func didEndDragging(_ scroll: ScrollDynamics, willDecelerate: Bool) { add("didEndDragging \(willDecelerate)") }
    func willBeginDecelerating(_ scroll: ScrollDynamics) { add("willBeginDecelerating") }
    func didEndDecelerating(_ scroll: ScrollDynamics) { add("didEndDecelerating") }
    func didEndScrollingAnimation(_ scroll: ScrollDynamics) { add("didEndScrollingAnimation") }
    func shouldCancelTouches(_ scroll: ScrollDynamics, in node: NodeID) -> Bool { mayCancel }
  }

  let stage = Stage(), record = Record()
  let scroll = ScrollDynamics(
    "scroll", geometry: ScrollGeometry(content: CGSize(width: 375, height: 20000), viewport: CGSize(width: 375, height: 800)))

  init() {
    scroll.delegate = record
    stage.scrolls = [scroll]
    stage.add(scroll.pan, to: Stage.page)
  }

  @Test func `a drag of 180 pt scrolls by 170`() {
    stage.down(100, 700); stage.move(100, 520, after: 0.016)
    #expect(scroll.contentOffset.y == 170 && scroll.isDragging)
  }

  @Test func `deceleration crosses an edge without a break in place or speed`() {
    let motion = AxisMotion.coast(from: 900, velocity: 3000, rate: Decay.normalRate, in: 0...1000, bounces: true)
    let crossing = Decay(from: 900, velocity: 3000).time(reaching: 1000)!, h = 1e-6
    let before = (motion.position(after: crossing) - motion.position(after: crossing - h)) / h
    let after = (motion.position(after: crossing + h) - motion.position(after: crossing)) / h
    #expect(abs(motion.position(after: crossing) - 1000) < 1e-6 && abs(before - after) < 0.2 && motion.end == 1000)
    #expect(abs(motion.velocity(after: crossing - h) - motion.velocity(after: crossing + h)) < 0.2)
  }

  @Test func `a flick tells its delegate everything in order`() {
    stage.down(100, 700); stage.drag(by: -200, over: 0.1); stage.up()
    #expect(abs(record.velocity.y - 2) < 1e-9)  // points per millisecond
    stage.wait(4)
    #expect(
      record.events == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
    #expect(abs(scroll.contentOffset.y - record.proposed.y) < 1e-9 && !scroll.isDecelerating)
  }

  @Test func `a finger at rest releases without velocity`() {
    stage.down(100, 700); stage.drag(by: -200, over: 0.1); stage.wait(0.15); stage.up()
    #expect(record.events.last == "didEndDragging false" && record.velocity == .zero)
  }

  @Test func `a touch stops the deceleration and its end is told when the touch ends`() {
    stage.down(100, 700); stage.drag(by: -200, over: 0.1); stage.up(); stage.wait(0.3)
    let here = scroll.contentOffset
    stage.down(100, 700); stage.wait(0.3)
    #expect(scroll.contentOffset == here && record.events.last == "didScroll" && scroll.isTracking)
    stage.up()
    #expect(record.events.last == "didEndDecelerating" && !scroll.isTracking)
  }

  @Test func `a drag past the top stretches and comes back`() {
    stage.down(100, 300); stage.drag(by: 110, over: 0.5)
    #expect(abs(scroll.contentOffset.y + 51.462) < 6e-4)
    stage.wait(0.2); stage.up(); stage.wait(2)
    #expect(scroll.contentOffset.y == 0 && record.events.last == "didEndDecelerating")
  }

  @Test func `a new target is reached by the same shape of deceleration`() {
    record.target = CGPoint(x: 0, y: 1000)
    stage.down(100, 700); stage.drag(by: -200, over: 0.1); stage.up(); stage.wait(5)
    #expect(scroll.contentOffset.y == 1000)
  }

  @Test func `paging goes to the next page in the direction of the finger`() {
    scroll.isPagingEnabled = true
    stage.down(100, 700); stage.drag(by: -150, over: 0.1); stage.up(); stage.wait(5)
    #expect(scroll.contentOffset.y == 800)
    stage.down(100, 700); stage.drag(by: -150, over: 0.1); stage.wait(0.2); stage.up(); stage.wait(5)
    #expect(scroll.contentOffset.y == 800)
    stage.down(100, 100); stage.drag(by: 150, over: 0.1); stage.up(); stage.wait(5)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `setContentOffset animated eases by a cosine over 0.3 s`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true, at: stage.now)
    scroll.step(at: MediaTime(seconds: 8.0 / 60))
    #expect(abs(scroll.contentOffset.y - 165.3) < 0.1)
    scroll.step(at: MediaTime(seconds: 16.0 / 60))
    #expect(abs(scroll.contentOffset.y - 387.9) < 0.1)
    stage.wait(0.3)
    #expect(scroll.contentOffset.y == 400 && record.events == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `content hears a touch after 150 ms, or when it ends`() {
    stage.down(100, 100); stage.wait(0.149)
    #expect(stage.deliveries.isEmpty)
    stage.wait(0.001)
    #expect(stage.deliveries == ["began 1"])
    stage.up()
    stage.tap(finger: 2)
    #expect(stage.deliveries == ["began 1", "ended 1", "began 2", "ended 2"])
    scroll.delaysContentTouches = false
    stage.down(100, 100, finger: 3)
    #expect(stage.deliveries.last == "began 3")
  }

  @Test func `a drag takes the touch from the content, if it may`() {
    stage.down(100, 100); stage.wait(0.2); stage.move(100, 50); stage.up()
    #expect(stage.deliveries == ["began 1", "cancelled 1"])
    record.mayCancel = false
    stage.down(100, 100, finger: 2); stage.wait(0.2); stage.move(100, 50, finger: 2); stage.up(finger: 2)
    #expect(stage.deliveries.suffix(3) == ["began 2", "moved 2", "ended 2"])
    stage.down(100, 100, finger: 3); stage.move(100, 50, finger: 3, after: 0.1)
    #expect(scroll.isDragging && !stage.deliveries.contains("began 3"))
  }

  @Test func `an upright scroll view leaves a sideways drag to others`() {
    let outer = stage.add(PanRecognizer("outer"), to: Stage.window)
    stage.down(100, 100); stage.move(200, 100, after: 0.016)
    #expect(outer.state == .began && scroll.pan.state == .failed)
  }
}
