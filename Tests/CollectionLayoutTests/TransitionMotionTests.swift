import CollectionLayout
import CoreGraphics
import Motion
import Testing

@Suite("The numbers of a change between two layouts (behaviour: Layout transitions)")
struct TransitionMotionTests {
  private func at(_ seconds: Double) -> MediaTime { MediaTime.zero + seconds }
  /// Creates the motion of a finger that moves progress from `start` by `speed` per second for 0.2 s.
  private func dragged(from start: Double = 0, speed: Double) -> TransitionMotion {
    var motion = TransitionMotion()
    for tick in 0...12 { motion.track(progress: start + speed * Double(tick) / 60, at: at(Double(tick) / 60)) }
    return motion
  }

  @Test func `let go backwards, it goes on at the finger's speed and turns`() {
    var motion = dragged(speed: 1.5)
    let start = motion.progress
    motion.release(to: 0, at: at(0.2))
    _ = motion.advance(to: at(0.20001))
    #expect(abs((motion.progress - start) / 0.00001 - 1.5) < 0.05, "at first it has the finger's speed")
    _ = motion.advance(to: at(0.22))
    #expect(motion.progress > start, "it goes on a little before it turns")
    let isOver = motion.advance(to: at(1.2))
    #expect(isOver && motion.progress == 0)
  }

  @Test func `caught again, it stands where it was, has no speed, and goes on from there`() {
    var motion = dragged(speed: 1)
    motion.release(to: 1, at: at(0.2))
    _ = motion.advance(to: at(0.3))
    let held = motion.progress
    motion.hold(at: at(0.3))
    let isOver = motion.advance(to: at(0.9))
    #expect(!isOver && motion.progress == held && !motion.isReleased)
    #expect(motion.velocity(at: at(0.31)) == 0)
    motion.track(progress: held + 0.1, at: at(0.35))
    motion.release(to: 0, at: at(0.35))
    _ = motion.advance(to: at(0.35001))
    #expect(abs((motion.progress - held - 0.1) / 0.00001 - 2) < 0.05)
  }

  @Test func `a finger that rests for a tenth of a second throws nothing (behaviour: Gesture recognizers)`() {
    var motion = dragged(speed: 2)
    #expect(abs(motion.velocity(at: at(0.29)) - 2) < 1e-9 && motion.velocity(at: at(0.31)) == 0)
    motion.release(to: 1, at: at(0.4))
    _ = motion.advance(to: at(0.40001))
    #expect(abs(motion.progress - 0.4) < 0.001)
  }

  @Test func `from rest it takes about half a second, and never overshoots (behaviour: System spring)`() {
    var motion = TransitionMotion()
    motion.release(to: 1, at: at(0))
    var last = 0.0, end = 0.0
    for tick in 1...60 where end == 0 {
      if motion.advance(to: at(Double(tick) / 60)) { end = Double(tick) / 60 }
      #expect(motion.progress >= last && motion.progress <= 1)
      last = motion.progress
    }
    #expect(end > 0.45 && end < 0.62 && motion.progress == 1)
  }

  @Test func `a throw beyond the end overshoots and comes back, even from the end itself`() {
    var motion = dragged(from: 0.6, speed: 2)  // at 1.0 exactly, and moving
    #expect(abs(motion.progress - 1) < 1e-9)
    motion.release(to: 1, at: at(0.2))
    var highest = 0.0
    for tick in 1...60 where !motion.advance(to: at(0.2 + Double(tick) / 60)) { highest = max(highest, motion.progress) }
    // A critically damped spring at its target with speed v gets v / (e ω) away: 2 / (e · 18.2574).
    #expect(abs(highest - 1.0403) < 0.002 && motion.progress == 1)
  }

  @Test func `values that are kept go to 0 in step with progress, at first as fast as they were`() {
    var motion = dragged(speed: 1)
    for tick in 0...12 { motion.track(300 * Double(tick) / 60, of: "x", at: at(Double(tick) / 60)) }
    #expect(motion.value(of: "x") == 60 && abs(motion.velocity(of: "x", at: at(0.2)) - 300) < 1e-9 && motion.value(of: "y") == 0)
    motion.release(to: 1, at: at(0.2))
    _ = motion.advance(to: at(0.20001))
    #expect(abs((motion.value(of: "x") - 60) / 0.00001 - 300) < 15)
    var isOver = false
    for tick in 1...90 where !isOver { isOver = motion.advance(to: at(0.2 + Double(tick) / 60)) }
    #expect(isOver && motion.value(of: "x") == 0 && motion.progress == 1)
  }

  @Test func `a pose goes on beyond both ends, but is never negative or more than opaque`() {
    let from = ItemPose(center: CGPoint(x: 100, y: 0), size: CGSize(width: 100, height: 10), alpha: 0.5, zIndex: 0)
    let to = ItemPose(center: CGPoint(x: 200, y: 50), size: CGSize(width: 200, height: 110), alpha: 1, zIndex: 10)
    let over = ItemPose.between(from, to, at: 1.1)
    #expect(abs(over.center.x - 210) < 1e-9 && abs(over.size.width - 210) < 1e-9 && over.alpha == 1 && over.zIndex == 11)
    let under = ItemPose.between(from, to, at: -0.2)
    #expect(under.center.y == -10 && under.size.height == 0 && abs(under.alpha - 0.4) < 1e-9 && under.zIndex == -2)
    #expect(ItemPose.between(from, to, at: 0) == from && ItemPose.between(from, to, at: 1) == to)
    #expect(ItemPose.between(from, to, at: 0.26).zIndex == 3)
    #expect(ItemPose.between(from, to, at: 1e300).zIndex == 10 && !ItemPose.between(from, to, at: .nan).isFinite)
  }

  @Test func `content that somebody scrolls on the way keeps that on top`() {
    var span = ContentSpan(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 0, y: 500))
    #expect(span.offset(at: 0.25).y == 200 && span.offset(at: 1.5).y == 700)
    span.drift.y = 30
    #expect(span.offset(at: 0.25).y == 230 && span.offset(at: 1).y == 530)
    // Where the view shows its top, each layout is looked at where its own top is.
    let seen = CGRect(x: 0, y: 230, width: 10, height: 10)
    #expect(span.region(of: span.from, for: seen, at: 0.25).minY == 100 && span.region(of: span.to, for: seen, at: 0.25).minY == 500)
  }
}
