import Motion
import QuartzCore
import Testing

/// The timeline of an animator without a layer: the start, the duration and the speed of a hand-off.
struct AnimatorTimelineTests {
  private func timeline(_ timing: Timing = .cubic(.easeInOut), duration: Double = 0.8) -> AnimatorTimeline {
    var timeline = AnimatorTimeline(duration: duration, pace: Pace(duration: duration, timing: timing))
    timeline.begin()
    return timeline
  }
  private let none: () -> Double = { 0 }

  /// A run that was paused at `x`, with one record that spans the whole.
  private func paused(_ timeline: AnimatorTimeline, at x: Double, isLinear: Bool = true) -> AnimatorTimeline.Pause {
    let pacing = EntryTiming.curve(timeline.pace.timing)
    let slope = pacing.slope(at: x, in: AnimatorTimeline.whole, toward: timeline.direction)
    let progress = timeline.own.progress(at: x, in: AnimatorTimeline.whole)!
    return .init(
      position: isLinear ? progress : x, isLinear: isLinear, interrupted: timeline.interrupted(at: x, records: [1: (pacing, slope)]))
  }

  @Test func `what was only paused goes on as if nothing had been, in the time that was left`() {
    var timeline = timeline()
    let resumption = timeline.resume(paused(timeline, at: 0.25), durationFactor: 0, shortfall: none, ends: [1])
    #expect(resumption.x == 0.25 && resumption.goesOn && abs(resumption.seconds - 0.6) < 1e-12)
    let shown = Timing.cubic(.easeInOut).value(at: 0.25)
    let pacing = timeline.pacing(1, in: AnimatorTimeline.whole, along: timeline.pace.timing, shown: shown, in: resumption)
    #expect(pacing == .curve(timeline.pace.timing), "without any correction")
  }

  @Test func `what was scrubbed goes on where its own curve is first at that place`() {
    var timeline = timeline(.cubic(.easeIn))
    let resumption = timeline.resume(.init(position: 0.5, isLinear: true), durationFactor: 0, shortfall: none, ends: [1])
    #expect(!resumption.goesOn && abs(Timing.cubic(.easeIn).value(at: resumption.x) - 0.5) < 1e-9)
    #expect(abs(resumption.seconds - (1 - resumption.x) * 0.8) < 1e-12)
  }

  @Test func `turned round while it was paused, it has the speed that it had, backwards`() {
    var timeline = timeline()
    let pause = paused(timeline, at: 0.5)
    let speed = pause.interrupted!.ownSlope
    timeline.isReversed = true
    let resumption = timeline.resume(pause, durationFactor: 0, shortfall: none, ends: [1])
    #expect(resumption.x == 0.5 && !resumption.goesOn && timeline.target == 0)
    #expect(abs(timeline.own.slope(at: 0.5, in: AnimatorTimeline.whole, toward: -1) - speed) < 1e-9)
  }

  @Test func `at its target with something that is not there it steps back by as much as that is off`() {
    var timeline = timeline()
    let late = timeline.resume(.init(position: 1, isLinear: true), durationFactor: 0, shortfall: { 0.2 }, ends: [1])
    #expect(abs(late.x - 0.8) < 1e-12)
    let far = timeline.resume(.init(position: 1, isLinear: true), durationFactor: 0, shortfall: { 3 }, ends: [1])
    #expect(far.x == 1 - AnimatorTimeline.mostRoom)
    let there = timeline.resume(.init(position: 1, isLinear: true), durationFactor: 0, shortfall: none, ends: [1])
    #expect(there.x == 1 && there.seconds == 0)
  }

  @Test func `back from the end it does not begin where a spring is cut off`() {
    var timeline = timeline()
    timeline.isReversed = true
    let resumption = timeline.resume(.init(position: 1, isLinear: true), durationFactor: 0, shortfall: none, ends: [1])
    #expect(resumption.x < 1 && resumption.x > 1 - AnimatorTimeline.noWay)
  }

  @Test func `with a factor it takes that part of the whole duration, and the speeds stay as they are`() {
    var timeline = timeline()
    let resumption = timeline.resume(.init(position: 0.5, isLinear: true), durationFactor: 0.25, shortfall: none, ends: [1])
    #expect(resumption.seconds == 0.2 && resumption.scale == 1)
  }

  @Test func `along new timing it covers the rest, and what has not begun waits for its beginning`() {
    var timeline = timeline()
    let x = timeline.stretch(
      .init(position: 0.4, isLinear: true), along: { Pace(duration: $0, timing: .linear) }, durationFactor: 0, shortfall: none)
    #expect(x == 0.4 && abs(timeline.pace.duration - 0.48) < 1e-12 && timeline.end == 1)
    let late = timeline.stretch(in: ActiveInterval(start: 0.7, duration: 0.3), along: .linear, shown: 0, from: x)
    #expect(late.progress(at: 0.6, in: AnimatorTimeline.whole) == 0)
    #expect(abs(late.progress(at: 0.85, in: AnimatorTimeline.whole)! - 0.5) < 1e-9)
  }

  @Test func `what is nested and longer is run to its end, and from there back`() {
    var timeline = timeline()
    timeline.extent = 1.5
    #expect(timeline.target == 1.5 && timeline.goal == 1)
    timeline.isReversed = true
    #expect(timeline.target == 0 && timeline.untouched([:]).x == 1.5)
  }
}
